"""Sound, desk and light: things with cables inside."""

import math

import bmesh

from cloth_materials import mesh_cloth, weave
from materials import glow, leather, metal, plain, wood
from shapes import add_mesh, ball, bevel, box, cylinder, grid, lathe, move, rounded_outline, slab, solidify, torus, tube


def cloth_speaker(p):
    """A round speaker in cloth with three keys on its top."""
    radius, height = p.get("radius", 0.5), p.get("height", 1.3)
    body = mesh_cloth(p["color"], 90)
    lathe([(0, 0.06), (radius - 0.04, 0.06), (radius, 0.1), (radius, 0.3), (radius, height - 0.12), (radius - 0.04, height - 0.04), (0, height - 0.04)], body)
    cylinder(radius - 0.03, 0.09, plain("#2a2a2b", 0.6), rounding=0.02)
    cylinder(radius - 0.05, 0.06, plain("#2f2f30", 0.45), (0, 0, height - 0.06), rounding=0.02)
    for index in range(3):
        cylinder(0.045, 0.015, plain("#d8d4cb", 0.5), ((index - 1) * 0.22, 0, height - 0.006), rounding=0.004)


def bookshelf_speaker(p):
    """A wooden cabinet with two drivers."""
    width, depth, height = 1.7, 2.0, 2.7
    box((width, depth, height), wood(p.get("wood", "walnut"), "z", scale=0.5), rounding=0.05)
    box((width - 0.14, 0.05, height - 0.14), plain("#242424", 0.6), (0, -depth / 2, 0.07), 0.02)
    for z, radius in ((0.95, 0.62), (2.05, 0.3)):
        y = -depth / 2 - 0.03
        move(torus(radius, 0.055, plain("#1b1b1b", 0.4)), (0, y, z), (90, 0, 0))
        cone = lathe([(0, -0.02), (radius * 0.3, -0.02), (radius * 0.34, -0.05), (radius * 0.8, 0.02), (radius * 0.86, 0.05), (radius * 0.95, 0.05), (radius, 0.02)], plain("#38383a" if radius > 0.5 else "#2c2c2e", 0.55))
        move(cone, (0, y - 0.005, z), (90, 0, 0))
        move(ball(radius * 0.3, metal("aluminium") if radius < 0.5 else plain("#222224", 0.4), detail=4), (0, y + radius * 0.12, z))


def headphones(p):
    """Over-ear headphones that lie upright: band, yokes, cushions."""
    body = plain(p["color"], 0.45, 0.1, True)
    soft = leather(p.get("pads", "#2c2a29"), False)

    def arch(width, thick, shift):
        def place_of(u, v):
            a = math.pi * (0.14 + 0.72 * v)
            return ((0.84 + shift) * math.cos(a), (u - 0.5) * width, 1.1 + (0.95 + shift) * math.sin(a))

        return bevel(solidify(grid(6, 60, place_of, soft if shift < 0 else body, name="band"), thick, 0), 0.02, 2)

    arch(0.3, 0.05, 0.03)
    arch(0.26, 0.09, -0.045)
    for side in (1, -1):
        tube([(side * 0.74, 0, 1.55), (side * 0.86, 0, 1.3), (side * 0.9, 0, 1.0)], 0.035, metal("steel"))
        tube([(side * 0.9, -0.36, 0.72), (side * 0.95, -0.3, 0.92), (side * 0.94, 0, 1.02), (side * 0.95, 0.3, 0.92), (side * 0.9, 0.36, 0.72)], 0.04, metal("steel"))
        cup = lathe([(0, 0), (0.3, 0), (0.4, -0.03), (0.43, -0.1), (0.42, -0.18), (0, -0.18)], body)
        move(cup, (0, 0, 0), (0, side * 90, 0))
        move(cup, (side * 0.93, 0, 0.68))
        pad = torus(0.3, 0.13, soft, flat=0.95)
        move(pad, (side * 0.68, 0, 0.68), (0, 90, 0))
        move(cylinder(0.26, 0.04, plain("#1c1c1c", 0.9), rounding=0.01), (side * 0.72, 0, 0.68), (0, 90, 0))


def keyboard(p):
    """A compact keyboard with sculpted keys, in one or two colours."""
    width, depth = 3.2, 1.2
    slab(rounded_outline(width, depth, 0.09), 0.16, metal("aluminium") if p.get("metal") else plain(p.get("case", "#d8d3c8"), 0.5), 0.03)
    rows = [[1] * 13 + [2], [1.5] + [1] * 12 + [1.5], [1.75] + [1] * 11 + [2.25], [2.25] + [1] * 10 + [2.75], [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25]]
    unit = (width - 0.16) / 15
    for row, keys in enumerate(rows):
        x = -width / 2 + 0.08
        y = depth / 2 - 0.12 - unit * (row + 0.5)
        for index, size in enumerate(keys):
            special = size != 1 and not size == 6.25
            color = p["accent"] if (row, index) in ((0, 0), (2, len(keys) - 1)) else p["second"] if special else p["keys"]
            key = key_cap(size * unit - 0.022, unit - 0.022, 0.15, plain(color, 0.55))
            move(key, (x + size * unit / 2, y, 0.15))
            x += size * unit


def key_cap(width, depth, height, material):
    """A key cap: narrower above."""
    bm = bmesh.new()
    low = [bm.verts.new((x * width / 2, y * depth / 2, 0)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    high = [bm.verts.new((x * (width / 2 - 0.025), y * (depth / 2 - 0.025) + 0.008, height)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    bm.faces.new(high)
    for index in range(4):
        bm.faces.new((low[index], low[(index + 1) % 4], high[(index + 1) % 4], high[index]))
    return bevel(add_mesh("key", bm, material, True), 0.018, 2)


def wall_clock(p):
    """A clock that stands: face, hour marks and hands at ten past ten."""
    radius = p.get("radius", 1.3)
    parts = [
        cylinder(radius, 0.3, wood(p.get("wood", "oak"), "x", scale=0.6), rounding=0.06),
        cylinder(radius - 0.1, 0.02, plain(p["color"], 0.6, 0.0, True), (0, 0, 0.292), rounding=0.005),
    ]
    ink = plain(p.get("hands", "#2b2a28"), 0.5)
    for hour in range(12):
        a = math.radians(90 - 30 * hour)
        mark = box((0.028, 0.2 if hour % 3 == 0 else 0.1, 0.008), ink, (0, 0, 0.312), 0)
        move(mark, (0, 0, 0), (0, 0, -30 * hour))
        reach = radius - 0.27
        parts.append(move(mark, (reach * math.cos(a), reach * math.sin(a), 0)))
    for turn, length, wide, lift in ((-(10 + 10 / 60) * 30, 0.6, 0.055, 0.325), (-60, 0.9, 0.038, 0.34), (-205, 0.95, 0.012, 0.355)):
        hand = box((wide, radius * length + 0.12, 0.01), ink if lift < 0.35 else metal("brass"), (0, radius * length / 2 - 0.06, lift), 0)
        parts.append(move(hand, (0, 0, 0), (0, 0, turn)))
    parts.append(cylinder(0.05, 0.06, metal("brass"), (0, 0, 0.318), rounding=0.01))
    for part in parts:
        move(part, (0, 0, 0), (82, 0, 0))
    if p.get("feet"):
        for side in (1, -1):
            box((0.16, 0.5, 0.12), wood(p.get("wood", "oak"), "y"), (side * 0.5, -0.05, -radius - 0.02), 0.03)


def table_lamp(p):
    """A lamp with a turned foot and a linen shade that glows."""
    foot = {"oak": wood("oak", "x"), "walnut": wood("walnut", "x"), "brass": metal("brass")}.get(p.get("foot", "oak"))
    if p.get("color"):
        foot = plain(p["color"], 0.35, 0.3, True)
    lathe([(0, 0), (0.62, 0), (0.66, 0.03), (0.64, 0.09), (0.5, 0.16), (0.56, 0.45), (0.62, 0.8), (0.5, 1.2), (0.24, 1.5), (0.12, 1.62), (0.1, 1.8), (0, 1.8)], foot)
    cylinder(0.06, 0.35, metal("brass"), (0, 0, 1.78), rounding=0.01)
    shade = weave(p.get("shade", "#eadfc8"), 45, 0.3, False)
    solidify(grid(96, 8, lambda u, v: ((1.25 - 0.35 * v) * math.cos(2 * math.pi * u), (1.25 - 0.35 * v) * math.sin(2 * math.pi * u), 1.95 + 1.55 * v), shade, closed=True), 0.02, -1)
    for z, r in ((1.95, 1.25), (3.5, 0.9)):
        torus(r, 0.018, shade, (0, 0, z))
    ball(0.3, glow("#ffdfae", 9), (0, 0, 2.55), 3)


def mushroom_lamp(p):
    """A small lamp with a domed metal shade."""
    body = plain(p["color"], 0.3, 0.3, True)
    lathe([(0, 0), (0.6, 0), (0.62, 0.03), (0.6, 0.07), (0.16, 0.12), (0.1, 0.22), (0.1, 1.5), (0, 1.5)], body)
    lathe([(0.99, 1.3), (1.0, 1.29), (1.01, 1.3), (0.96, 1.62), (0.74, 1.92), (0.36, 2.1), (0, 2.15)], body)
    lathe([(0.985, 1.3), (0.94, 1.6), (0.72, 1.9), (0.35, 2.07), (0, 2.12)], plain("#f2ead9", 0.6))
    ball(0.24, glow("#ffdfae", 8), (0, 0, 1.55), 3)


ARCHETYPES = {
    "cloth_speaker": cloth_speaker,
    "bookshelf_speaker": bookshelf_speaker,
    "headphones": headphones,
    "keyboard": keyboard,
    "wall_clock": wall_clock,
    "table_lamp": table_lamp,
    "mushroom_lamp": mushroom_lamp,
}
