"""What the sheets of all books are made of: strict tables, and tables written as one value."""

from abc import abstractmethod
from typing import Any

from pydantic import (
    BaseModel,
    ConfigDict,
    GetJsonSchemaHandler,
    model_serializer,
    model_validator,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema


class Strict(BaseModel):
    """A table without unknown fields, whose values are taken as they are written."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Short(Strict):
    """A table that may be written as one plain value."""

    @classmethod
    @abstractmethod
    def plain_schema(cls) -> dict[str, Any]:
        """The JSON Schema of the plain value."""

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        schema = handler(core_schema)
        table = handler.resolve_ref_schema(schema)
        choice = {"anyOf": [cls.plain_schema(), dict(table)]}
        table.clear()
        table.update(choice)
        return schema


class Item(Short):
    """A thing by its name, with what is special about it; a plain name will do."""

    item: str

    @classmethod
    @abstractmethod
    def names(cls) -> list[str]:
        """What may be named."""

    @classmethod
    def plain_schema(cls) -> dict[str, Any]:
        """One of the names."""
        return {"type": "string", "enum": cls.names()}

    @model_validator(mode="before")
    @classmethod
    def _from_name(cls, value: Any) -> Any:
        return {"item": value} if isinstance(value, str) else value

    @model_serializer
    def _shortened(self) -> Any:
        special = {
            name: getattr(self, name)
            for name, field in type(self).model_fields.items()
            if name != "item" and getattr(self, name) != field.default
        }
        return {"item": self.item, **special} if special else self.item
