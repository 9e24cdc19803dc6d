"""Furniture and boards of wood, and toys."""

import math

from cloth_materials import weave
from materials import picture, plain, wood
from shapes import bevel, box, cylinder, flat_label, grid, lathe, move, rounded_outline, slab, solidify, torus, tube


def leg(top, bottom, thick, thin, material):
    """A turned leg from its upper to its lower end."""
    return tube([top, tuple((a + b) / 2 for a, b in zip(top, bottom)), bottom], thick, material, radii=[1, (1 + thin / thick) / 2, thin / thick], kind="POLY")


def stool(p):
    """A three-legged or four-legged stool with a round seat."""
    height, radius = p.get("height", 4.5), p.get("radius", 1.65)
    oak = wood(p.get("wood", "oak"), "x", scale=0.5)
    upright = wood(p.get("wood", "oak"), "z", scale=0.7)
    cylinder(radius, 0.32, oak, (0, 0, height - 0.32), rounding=0.1)
    count = p.get("legs", 3)
    for index in range(count):
        a = 2 * math.pi * (index + 0.25) / count
        leg((radius * 0.58 * math.cos(a), radius * 0.58 * math.sin(a), height - 0.25), (radius * 0.98 * math.cos(a), radius * 0.98 * math.sin(a), 0.0), 0.19, 0.13, upright)
    if count == 4:
        for index in range(4):
            a, b = (2 * math.pi * (i + 0.25) / 4 for i in (index, index + 1))
            r = radius * 0.86
            tube([(r * math.cos(a), r * math.sin(a), 1.4), (r * math.cos(b), r * math.sin(b), 1.4)], 0.09, upright, kind="POLY")


def chair(p):
    """A dining chair with a woven or wooden seat and a bent back."""
    kind = p.get("wood", "oak")
    upright, across = wood(kind, "z", scale=0.6), wood(kind, "x", scale=0.6)
    width, depth, height = 4.5, 4.3, 4.5
    seat = weave(p["color"], 7, 0.9) if p.get("color") else across
    move(slab(rounded_outline(width, depth, 0.5), 0.3, seat, 0.12), (0, 0, height - 0.3))
    for x in (-1, 1):
        leg((x * (width / 2 - 0.35), -depth / 2 + 0.35, height - 0.2), (x * (width / 2 - 0.12), -depth / 2 + 0.12, 0), 0.21, 0.14, upright)
        back = [(x * (width / 2 - 0.12), depth / 2 + 0.35, 0), (x * (width / 2 - 0.35), depth / 2 - 0.25, height - 0.1), (x * (width / 2 - 0.4), depth / 2 + 0.1, height + 2), (x * (width / 2 - 0.42), depth / 2 + 0.5, height + 3.5)]
        tube(back, 0.21, upright, radii=[0.7, 1, 0.9, 0.7])
        tube([(x * (width / 2 - 0.26), -depth / 2 + 0.3, 2.6), (x * (width / 2 - 0.26), depth / 2 - 0.1, 2.6)], 0.12, wood(kind, "y", scale=0.6), kind="POLY")

    def rest(u, v):
        x = (u - 0.5) * (width - 0.5)
        bend = 0.55 * (1 - (2 * u - 1) ** 2)
        return (x, depth / 2 + 0.12 + bend + 0.22 * v, height + 2.15 + 1.35 * v + 0.1 * math.sin(math.pi * u) * v)

    bevel(solidify(grid(32, 4, rest, across, name="rest"), 0.17, 0), 0.05, 2)
    tube([(-width / 2 + 0.3, -depth / 2 + 0.28, height - 0.5), (width / 2 - 0.3, -depth / 2 + 0.28, height - 0.5)], 0.17, across, kind="POLY")


def side_table(p):
    """A round table with a tray rim on three splayed legs."""
    height, radius = p.get("height", 5.0), p.get("radius", 2.3)
    top, upright = wood(p.get("wood", "oak"), "x", scale=0.4), wood(p.get("wood", "oak"), "z", scale=0.6)
    lathe([(0, height - 0.2), (radius - 0.12, height - 0.2), (radius, height - 0.14), (radius, height - 0.12), (radius, height + 0.18), (radius - 0.05, height + 0.22), (radius - 0.12, height + 0.18), (radius - 0.12, height + 0.02), (radius - 0.16, height), (0, height)], top, 96)
    for index in range(3):
        a = 2 * math.pi * (index + 0.25) / 3
        leg((radius * 0.5 * math.cos(a), radius * 0.5 * math.sin(a), height - 0.15), (radius * 0.9 * math.cos(a), radius * 0.9 * math.sin(a), 0), 0.2, 0.12, upright)


def board(p):
    """A cutting board with a handle and a hole, or a plain one with a groove."""
    width, length, thick = p.get("width", 2.0), p.get("length", 3.2), 0.18
    material = wood(p.get("wood", "oak"), "y", scale=0.9)
    corners = rounded_outline(width, length, 0.3, 8)
    neck = [(0.27, length / 2 + 0.12), (0.25, length / 2 + 0.9)]
    tip = [(0.25 * math.cos(math.pi * step / 12), length / 2 + 0.95 + 0.25 * math.sin(math.pi * step / 12)) for step in range(13)]
    handle = neck[:1] + tip + [(-x, y) for x, y in neck[:1]]
    outline = [point for point in corners if point[1] > 0 and point[0] > 0] + handle
    outline += [point for point in corners if not (point[1] > 0 and point[0] > 0)]
    parts = [slab(outline, thick, material, 0.045)]
    parts.append(move(torus(0.1, 0.02, material), (0, length / 2 + 0.92, thick - 0.008)))
    parts.append(cylinder(0.1, 0.012, plain("#241a12", 0.9), (0, length / 2 + 0.92, thick - 0.008), rounding=0.002))
    for part in parts:
        move(part, (0, 0, 0), (0, 0, p.get("lie", 0)))


def rolling_pin(p):
    body = wood(p.get("wood", "beech"), "z")
    parts = [cylinder(0.28, 2.5, body, (0, 0, 0.75), rounding=0.05)]
    for end in (0, 1):
        grip = lathe([(0, 0), (0.1, 0.01), (0.14, 0.08), (0.15, 0.3), (0.1, 0.55), (0.085, 0.76), (0, 0.77)], body)
        parts.append(move(grip, (0, 0, 4.0 if end else 0), (180 if end else 0, 0, 0)))
    for part in parts:
        move(part, (-2, 0, 0.28), (0, 90, 0))


def spoons(p):
    """Three long wooden spoons side by side."""
    for index, kind in enumerate(p.get("woods", ["olive", "beech", "walnut"])):
        material = wood(kind, "y")
        x = (index - 1) * 0.75

        def bowl(u, v):
            a, r = 2 * math.pi * u, v
            return (0.29 * r * math.cos(a), 0.42 * r * math.sin(a), 0.1 * r**2.2)

        parts = [solidify(grid(48, 14, bowl, material, closed=True, name="spoon"), 0.05, -1)]
        parts.append(tube([(0, 0.36, 0.07), (0, 0.9, 0.14), (0, 2.0, 0.1), (0, 2.7, 0.06)], 0.065, material, radii=[1.25, 0.95, 0.95, 1.2]))
        for part in parts:
            move(part, (x, -1.2 + 0.1 * index, 0.05), (0, 0, (4, -1, -5)[index]))


def picture_frame(p):
    """A framed print that stands against nothing, on its own strut."""
    width, height, edge, deep = 2.2, 2.9, 0.13, 0.16
    frame = wood(p.get("wood", "oak"), "z", scale=0.8)
    beam = wood(p.get("wood", "oak"), "x", scale=0.8)
    parts = [box((edge, deep, height), frame, (side * (width - edge) / 2, 0, 0), 0.012) for side in (1, -1)]
    parts += [box((width - 2 * edge, deep, edge), beam, (0, 0, z), 0.012) for z in (0, height - edge)]
    parts.append(box((width - 0.05, 0.03, height - 0.05), plain("#f4f0e6", 0.8), (0, 0.03, 0.025), 0))
    parts.append(flat_label(width - 0.7, height - 0.8, picture(p["art"]["front"], 0.7), (0, 0.012, 0.4)))
    parts.append(box((0.4, 0.04, height * 0.7), beam, (0, 0.1, 0.0), 0.01))
    for part in parts:
        move(part, (0, 0, 0), (-7, 0, 0))


def shelf(p):
    """A low bookcase with two boards and a back, in oak."""
    width, height, depth = p.get("width", 8.0), p.get("height", 7.0), 3.0
    across, upright = wood(p.get("wood", "oak"), "x", scale=0.35), wood(p.get("wood", "oak"), "z", scale=0.35)
    for side in (1, -1):
        box((0.24, depth, height), upright, (side * (width / 2 - 0.12), 0, 0.5), 0.03)
    for step in range(p.get("boards", 3)):
        box((width - 0.48, depth - 0.06, 0.22), across, (0, 0, 0.5 + step * (height - 0.22) / (p.get("boards", 3) - 1)), 0.02)
    box((width - 0.48, 0.08, height), plain(p.get("back", "#d8cbb4"), 0.7), (0, depth / 2 - 0.1, 0.5), 0)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(0.14, 0.55, upright, (x * (width / 2 - 0.5), y * (depth / 2 - 0.5), 0), rounding=0.02, top_radius=0.2)


ARCHETYPES = {
    "stool": stool,
    "chair": chair,
    "side_table": side_table,
    "board": board,
    "rolling_pin": rolling_pin,
    "spoons": spoons,
    "picture_frame": picture_frame,
    "shelf": shelf,
}
