"""A duel fought by tools alone, as an assistant would, and all that was said.

    python examples/assistant_transcript.py [SCENARIO] [SIDE]

starts `fechtbuch mcp`, talks to it with the client of the Model Context Protocol's own library,
asks for odds once, and then takes the plan that the book thinks best. Needs the extra `mcp`.
"""

import asyncio
import json
import sys
from typing import Any

from mcp import Client, StdioServerParameters
from mcp_types import TextContent

SERVER = StdioServerParameters(command=sys.executable, args=["-m", "fechtbuch", "mcp"])
MOST_ANSWERS = 200


async def fight(scenario: str, side: str) -> None:
    """Fight one fight to its end."""
    async with Client(SERVER) as client:

        async def call(tool: str, **given: Any) -> dict[str, Any]:
            result = await client.call_tool(tool, given)
            text = "".join(one.text for one in result.content if isinstance(one, TextContent))
            print(f"> {tool} {json.dumps(given, ensure_ascii=False)}")
            print(f"{'refused: ' if result.is_error else ''}{text}\n")
            found: dict[str, Any] = json.loads(text)
            return found

        said = await call("open_fight", scenario=scenario, play=[side])
        await call("answer", text="fireball")
        plans = said["asked"]["plans"]
        blow = next((plan for plan in plans if " target=" in plan["answer"]), plans[0])
        await call("odds", text=blow["plan"])
        for _ in range(MOST_ANSWERS):
            if "over" in said:
                break
            said = await call("answer", text="p1")


if __name__ == "__main__":
    given = sys.argv[1:] or ["kurt-and-hans", "kurt"]
    asyncio.run(fight(*given))
