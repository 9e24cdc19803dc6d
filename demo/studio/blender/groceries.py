"""Tins and cans of food."""

from materials import metal, picture, plain
from shapes import box, cylinder, flat_label, lathe, move, move_all, rounded_outline, slab, torus, wrapped_label


def can(p):
    """A steel can with beaded rims and a paper label all round."""
    radius, height = p.get("radius", 0.38), p.get("height", 1.05)
    steel = metal("steel")
    lathe([(0, 0.03), (radius - 0.04, 0.03), (radius - 0.02, 0), (radius + 0.012, 0), (radius + 0.014, 0.03), (radius, 0.045), (radius, 0.06), (radius, height - 0.06), (radius, height - 0.045), (radius + 0.014, height - 0.03), (radius + 0.012, height), (radius - 0.02, height), (radius - 0.035, height - 0.03), (radius * 0.6, height - 0.03), (radius * 0.58, height - 0.022), (0, height - 0.022)], steel)
    wrapped_label(radius + 0.002, 0.075, height - 0.075, 359, picture(p["art"]["label"], 0.5))
    pull = [torus(0.1, 0.016, steel, flat=0.7), box((0.05, 0.16, 0.012), steel, (0, 0.16, -0.006), 0.004)]
    move_all(pull, (0, -0.12, height - 0.008))


def sardine_tin(p):
    """Two flat tins in printed paper, one on the other."""
    width, depth, thick = 1.1, 0.72, 0.24
    steel = metal("steel")
    for place, turn in (((0.06, 0.03, 0), 9), ((0, 0, thick + 0.006), -6)):
        parts = [slab(rounded_outline(width, depth, 0.22), thick, steel, 0.03), slab(rounded_outline(width - 0.22, depth + 0.008, 0.02), thick + 0.008, plain(p["paper"], 0.6), 0.02)]
        parts.append(move(flat_label(width - 0.25, depth - 0.03, picture(p["art"]["front"], 0.55), (0, 0, 0), (-90, 0, 0)), (0, -depth / 2 + 0.015, thick + 0.0095)))
        parts.append(flat_label(width - 0.25, thick - 0.03, picture(p["art"]["side"], 0.55), (0, -depth / 2 - 0.0055, 0.015)))
        move_all(parts, place, (0, 0, turn))


def bar_box(p):
    """A flat box of sweets that stands, a second one lying before it."""
    width, height, thick = p.get("size", (1.5, 1.0, 0.22))
    paper, front = plain(p["paper"], 0.6), picture(p["art"]["front"], 0.5)
    move_all([box((width, thick, height), paper, rounding=0.012), flat_label(width - 0.01, height - 0.01, front, (0, -thick / 2 - 0.0012, 0.005))], (0, 0, 0), (-8, 0, -4))
    lying = [box((width, height, thick), paper, rounding=0.012), move(flat_label(width - 0.01, height - 0.01, front, (0, 0, 0), (-90, 0, 0)), (0, -height / 2 + 0.005, thick + 0.0012))]
    move_all(lying, (0.25, -1.0, 0), (0, 0, 8))


ARCHETYPES = {"can": can, "sardine_tin": sardine_tin, "bar_box": bar_box}
