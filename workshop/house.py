"""What the verbs of `./dev` need to be in place before they begin."""

from __future__ import annotations

from workshop import node, page, python
from workshop.python import program
from workshop.steps import ROOT, alone, run


def found_node() -> node.Node:
    """The machine's node where it is new enough, else the wheel's."""
    return node.on_machine() or node.from_wheel(python.node_wheel())


def ready(*groups: str, with_node: bool = False) -> node.Node | None:
    """Python, the groups of packages and the page; ``with_node`` also what checks the page."""
    with alone():
        python.setup(groups)
        built = page.is_built(ROOT)
        if built and not with_node:
            return None
        found = found_node()
        if not built:
            page.build(ROOT, found, run)
        page.install(ROOT, found, run)
        return found


def players_ready() -> None:
    """What strong players compile is on disk: a minute or two, and seconds from then on."""
    run(
        "Getting the strong players ready (minutes the first time)",
        [program("pegout"), "ready", "--workers=2"],
    )


def ready_with_node(*groups: str) -> node.Node:
    found = ready(*groups, with_node=True)
    assert found is not None
    return found
