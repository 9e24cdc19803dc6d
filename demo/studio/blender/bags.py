"""Bags and what is carried in them: backpacks, cases, purses, wallets."""

import math

from cloth_materials import felt, stripes, weave
from garments import dense
from materials import leather, metal, picture, plain
from shapes import ball, bevel, box, cylinder, grid, move, rounded_outline, slab, solidify, torus, tube
from textiles import ribbon, wave


def soft_box(width, depth, height, material, place=(0, 0, 0), square=0.4, sag=0.0, taper=0.0, seed=0.0):
    """A filled bag: a box with very round edges, a little uneven, that stands on `place`."""

    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)

    def place_of(u, v):
        a, b = 2 * math.pi * u, math.pi * (v - 0.5)
        z = power(math.sin(b), square)
        ring = abs(math.cos(b)) ** square
        narrow = 1 - taper * (z + 1) / 2
        soft = 1 + 0.012 * wave(3 * math.cos(a) + z, 3 * math.sin(a) - z, seed)
        x = power(math.cos(a), square) * ring * width / 2 * narrow * soft
        y = power(math.sin(a), square) * ring * depth / 2 * narrow * soft
        return (x, y, (z + 1) / 2 * height - sag * abs(x / width) * (z + 1) / 2)

    return move(grid(112, 72, place_of, material, closed=True, name="soft"), place)


def zip_line(points, tape, teeth="brass", pull=True):
    """A zip along points, its pull at the end."""
    tube(points, 0.075, tape, kind="POLY")
    tube([(x, y - 0.045, z + 0.03) for x, y, z in points], 0.04, metal(teeth), kind="POLY", resolution=3)
    if pull:
        x, y, z = points[-1]
        box((0.09, 0.06, 0.3), metal(teeth), (x, y - 0.1, z - 0.28), 0.025)


def cloth_of(p):
    if p.get("leather"):
        return leather(p["color"])
    if p.get("stripe"):
        return stripes(p["color"], p["stripe"], p.get("repeat", 0.4), p.get("share", 0.4), p.get("along", "z"))
    if p.get("felt"):
        return felt(p["color"])
    return weave(p["color"], 38, 0.4)


def backpack(p):
    """A rounded backpack: front pocket, zips, handle, straps behind."""
    width, depth, height = p.get("width", 2.7), p.get("depth", 1.3), p.get("height", 4.0)
    cloth = cloth_of(p)
    second = leather(p["second"], False) if p.get("trim") == "leather" else weave(p.get("second", "#3a3a3c"), 38, 0.4, False)
    soft_box(width, depth, height, cloth, square=0.36, taper=0.08)
    pocket_high = height * 0.42
    soft_box(width * 0.82, 0.75, pocket_high, second if p.get("contrast") else cloth, (0, -depth / 2 - 0.04, 0.08), 0.34, seed=2)
    y = -depth / 2 - 0.36
    tape = plain("#2b2a2a", 0.8)
    zip_line([(width * (-0.34 + 0.68 * s / 20), y, pocket_high * 0.86) for s in range(21)], tape)
    arch = []
    for step in range(41):
        a = math.pi * step / 40
        arch.append((-width * 0.455 * math.cos(a) * (1 if abs(math.cos(a)) < 0.98 else 0.99), -depth * 0.36 - 0.02, height * 0.62 + height * 0.315 * math.sin(a) ** 0.6))
    zip_line(arch, tape, pull=False)
    box((0.09, 0.06, 0.3), metal("brass"), (width * 0.42, -depth * 0.36 - 0.13, height * 0.6), 0.025)
    ribbon([(-0.42, 0.2, height - 0.06), (-0.36, 0.2, height + 0.28), (0, 0.2, height + 0.42), (0.36, 0.2, height + 0.28), (0.42, 0.2, height - 0.06)], 0.24, 0.07, second)
    for side in (1, -1):
        x = side * width * 0.3
        strap = [(0.5 * depth - 0.05, height * 0.93), (0.5 * depth + 0.42, height * 0.78), (0.5 * depth + 0.62, height * 0.45), (0.5 * depth + 0.3, height * 0.14), (0.5 * depth - 0.08, height * 0.05)]
        line = dense([(x * (1.25 if i > 1 else 1), a, b) for i, (a, b) in enumerate(strap)], 40)
        bevel(solidify(grid(2, 40, lambda u, v, line=line: (line[round(v * 40)][0] + 0.5 * (u - 0.5), line[round(v * 40)][1], line[round(v * 40)][2]), second, name="strap"), 0.09, 0), 0.02, 2)
    if p.get("badge"):
        box((0.62, 0.05, 0.4), leather(p["badge"], False), (0, -depth * 0.5 - 0.02, height * 0.66), 0.02)


def roll_pack(p):
    """A bag whose top is rolled and held by two straps with buckles."""
    width, depth, height = 2.6, 1.3, 3.4
    cloth = cloth_of(p)
    second = leather(p.get("second", "#7a4c2c"), False)
    soft_box(width, depth, height, cloth, square=0.34, taper=0.05)
    move(cylinder(0.42, width * 0.96, cloth, rounding=0.1), (-width * 0.48, 0.02, height + 0.02), (0, 90, 0))
    move(cylinder(0.3, width * 1.0, cloth, rounding=0.1), (-width * 0.5, 0.02, height + 0.02), (0, 90, 0))
    soft_box(width * 0.8, 0.5, height * 0.44, cloth, (0, -depth / 2 - 0.02, 0.1), 0.32, seed=1)
    for x in (-0.62, 0.62):
        line = dense([(x, 0.4, height + 0.1), (x, 0.1, height + 0.47), (x, -0.3, height + 0.32), (x, -depth / 2 - 0.06, height - 0.4), (x, -depth / 2 - 0.1, height * 0.6)], 40)
        bevel(solidify(grid(2, 40, lambda u, v, line=line: (line[round(v * 40)][0] + 0.3 * (u - 0.5), line[round(v * 40)][1], line[round(v * 40)][2]), second, name="strap"), 0.06, 0), 0.02, 2)
        frame = slab(rounded_outline(0.46, 0.4, 0.06), 0.05, metal("brass"), 0.015)
        move(frame, (x, -depth / 2 - 0.12, height * 0.7), (80, 0, 0))
    for side in (1, -1):
        line = dense([(side * 0.8, depth / 2 - 0.05, height * 0.95), (side * 0.95, depth / 2 + 0.4, height * 0.75), (side * 1.05, depth / 2 + 0.5, height * 0.4), (side * 0.95, depth / 2, height * 0.06)], 40)
        bevel(solidify(grid(2, 40, lambda u, v, line=line: (line[round(v * 40)][0] + 0.42 * (u - 0.5), line[round(v * 40)][1], line[round(v * 40)][2]), second, name="strap"), 0.08, 0), 0.02, 2)


def suitcase(p):
    """A hard case on four wheels with ribs and a drawn-out handle."""
    width, depth, height = p.get("width", 3.8), p.get("depth", 2.1), p.get("height", 5.4)
    shell = plain(p["color"], 0.38, 0.25, True)
    box((width, depth, height), shell, (0, 0, 0.42), 0.34, 8)
    count = p.get("ribs", 9)
    for index in range(count):
        x = (index / (count - 1) - 0.5) * (width - 1.0)
        box((0.17, depth + 0.09, height - 0.9), shell, (x, 0, 0.87), 0.06)
    seam = plain("#2a2a2b", 0.6)
    box((width + 0.03, 0.13, height + 0.03), seam, (0, 0, 0.405), 0.06, 6)
    for side in (1, -1):
        tube([(side * 0.72, depth * 0.36, height), (side * 0.72, depth * 0.36, height + 1.6)], 0.07, metal("aluminium"), kind="POLY")
        for y in (-0.34, 0.34):
            move(cylinder(0.26, 0.2, plain("#262627", 0.5), rounding=0.05), (side * width * 0.38 + 0.1, y * depth, 0.26), (0, -90, 0))
            box((0.34, 0.4, 0.26), seam, (side * width * 0.38, y * depth, 0.3), 0.08)
    move(box((1.75, 0.3, 0.26), seam, rounding=0.12), (0, depth * 0.36, height + 1.5))
    move(box((1.3, 0.16, 0.2), seam, rounding=0.08), (0, 0, height + 0.5))
    box((0.2, 0.1, 0.62), metal("aluminium"), (width / 2 + 0.02, 0, height * 0.5), 0.04)


def satchel(p):
    """A leather bag with a flap, two straps with buckles and a handle."""
    width, depth, height = p.get("width", 3.8), p.get("depth", 1.0), p.get("height", 2.7)
    hide = leather(p["color"])
    strap = leather(p.get("strap", "#4a2f1e"), False)
    box((width, depth, height), hide, (0, 0, 0), 0.14, 5)
    flap = height * p.get("flap", 0.58)
    line = dense([(depth / 2 - 0.1, height + 0.035), (0, height + 0.05), (-depth / 2 + 0.02, height + 0.04), (-depth / 2 - 0.05, height - 0.1), (-depth / 2 - 0.06, height - flap)], 40)
    line = [(y, z) for y, z in line]
    bevel(solidify(grid(4, 40, lambda u, v: ((width + 0.04) * (u - 0.5) * (1 - 0.06 * max(0, v - 0.6)), *line[round(v * 40)]), hide, name="flap"), 0.06, 0), 0.02, 2)
    y = -depth / 2 - 0.11
    thread = plain(p.get("stitch", "#e0cfa8"), 0.8)
    tube([(-width / 2 + 0.12, y + 0.005, height - 0.2), (-width / 2 + 0.16, y + 0.005, height - flap + 0.09), (width / 2 - 0.16, y + 0.005, height - flap + 0.09), (width / 2 - 0.12, y + 0.005, height - 0.2)], 0.012, thread, kind="POLY", resolution=2)
    if p.get("lock"):
        box((0.5, 0.1, 0.42), metal("brass"), (0, y - 0.02, height - flap - 0.16), 0.04)
        move(cylinder(0.09, 0.06, metal("gold"), rounding=0.02), (0, y - 0.07, height - flap + 0.05), (90, 0, 0))
    else:
        for x in (-width * 0.28, width * 0.28):
            box((0.34, 0.07, height * 0.78), strap, (x, y, height * 0.17), 0.025)
            frame = slab(rounded_outline(0.52, 0.46, 0.08), 0.06, metal("brass"), 0.02)
            move(frame, (x, y - 0.02, height * 0.42), (90, 0, 0))
            box((0.3, 0.05, 0.3), strap, (x, y - 0.06, height * 0.27), 0.02)
    handle = [(-0.8, 0, height), (-0.78, 0, height + 0.4), (-0.5, 0, height + 0.62), (0.5, 0, height + 0.62), (0.78, 0, height + 0.4), (0.8, 0, height)]
    if p.get("arch"):
        handle = [(-0.85, 0, height), (-0.8, 0, height + 0.7), (-0.4, 0, height + 1.25), (0.4, 0, height + 1.25), (0.8, 0, height + 0.7), (0.85, 0, height)]
    tube(handle, 0.1, strap if not p.get("arch") else hide)
    for side in (1, -1):
        move(torus(0.13, 0.035, metal("brass")), (side * 0.81, 0, height + 0.12), (90, 0, 90))


def coil_bag(p):
    """A bag coiled from straw rope, with two leather handles."""
    straw = weave(p.get("color", "#cfae74"), 16, 0.5)
    width, depth, rows = 1.75, 1.1, 18
    for row in range(rows):
        z = 0.1 + row * 0.165
        wide = 0.82 + 0.18 * math.sin(math.pi * (0.15 + 0.6 * row / rows))
        thing = torus(1, 0.1, straw)
        for vertex in thing.data.vertices:
            a = math.atan2(vertex.co.y, vertex.co.x)
            out = math.hypot(vertex.co.x, vertex.co.y) - 1
            vertex.co = ((width * wide + out) * math.cos(a), (depth * wide + out) * math.sin(a), vertex.co.z)
        move(thing, (0, 0, z))
    base = cylinder(1, 0.06, straw, (0, 0, 0.06))
    for vertex in base.data.vertices:
        vertex.co.x *= width * 0.85
        vertex.co.y *= depth * 0.85
    top = 0.1 + rows * 0.165
    for side in (1, -1):
        y = side * depth * 0.93
        tube([(-0.75, y, top - 0.5), (-0.75, y, top + 0.3), (-0.45, y, top + 1.2), (0.45, y, top + 1.2), (0.75, y, top + 0.3), (0.75, y, top - 0.5)], 0.085, leather(p.get("straps", "#8a5631"), False))


def zip_pouch(p):
    """A bag with a zip over its top: for pencils, make-up or toiletries."""
    width, depth, height = p.get("width", 2.4), p.get("depth", 0.9), p.get("height", 1.5)
    cloth = cloth_of(p)
    soft_box(width, depth, height, cloth, square=p.get("square", 0.45), taper=p.get("taper", 0.2), sag=0.12)
    reach = p.get("reach", 0.33)
    line = [(width * reach * (2 * s / 24 - 1), 0, height * (0.985 - 0.1 * (2 * s / 24 - 1) ** 4) - 0.03) for s in range(25)]
    zip_line(line, plain(p.get("tape", "#3a3532"), 0.8), p.get("teeth", "brass"))
    if p.get("loop"):
        hide = leather(p["loop"], False)
        tube([(-width * 0.44, 0, height * 0.86), (-width * 0.56, -0.1, height * 0.8), (-width * 0.66, -0.25, height * 0.4), (-width * 0.62, -0.3, 0.12), (-width * 0.56, -0.2, height * 0.4), (-width * 0.46, 0, height * 0.82)], 0.05, hide)
    if p.get("base"):
        soft_box(width * 1.012, depth * 1.03, height * 0.42, leather(p["base"], False), (0, 0, -0.012), 0.35)
    if p.get("art"):
        art = grid(1, 1, lambda u, v: (width * 0.4 * (u - 0.5), 0, width * 0.2 * v), picture(p["art"]["label"], 0.8), name="label")
        move(art, (0, -depth * 0.47, height * 0.32), (-8, 0, 0))


def coin_purse(p):
    """A round purse with a metal frame and two knobs that snap."""
    hide = leather(p["color"]) if not p.get("felt") else felt(p["color"])

    def place_of(u, v):
        a, b = 2 * math.pi * u, math.pi * (v - 0.5)
        x, z = math.cos(b) ** 0.8 * math.cos(a), math.sin(b)
        full = 0.5 * (1 - max(0, z) ** 2 * 0.75)
        return (1.03 * x, full * math.cos(b) ** 0.8 * math.sin(a), 0.82 + 0.82 * z + 0.03 * math.cos(9 * a) * math.cos(b) ** 2 * (z > 0))

    grid(72, 60, place_of, hide, closed=True, name="purse")
    frame = [(1.0 * math.cos(a), 0, 0.86 + 0.84 * math.sin(a)) for a in [math.radians(8 + 164 * s / 40) for s in range(41)]]
    tube(frame, 0.075, metal(p.get("metal", "brass")), kind="POLY")
    for side in (1, -1):
        tube([(side * 0.02, 0, 1.7), (side * 0.1, 0, 1.86)], 0.05, metal(p.get("metal", "brass")), kind="POLY")
        ball(0.12, metal(p.get("metal", "brass")), (side * 0.12, -0.02 * side, 1.92), 4)


def wallet(p):
    """A folded wallet that stands half open, or a holder with cards in its slots."""
    hide = leather(p["color"])
    thread = plain(p.get("stitch", "#e2cfa4"), 0.8)
    cards = p.get("cards", ["#c8553d", "#3f6a68", "#e2bb5b"])
    width, height = (1.1, 0.95) if not p.get("holder") else (1.02, 0.78)

    def side(turn):
        parts = [slab(rounded_outline(width, height, 0.08), 0.075, hide, 0.03)]
        edge = [(x, y, 0.078) for x, y in rounded_outline(width - 0.1, height - 0.1, 0.06)]
        parts.append(tube(edge, 0.009, thread, closed=True, kind="POLY", resolution=2))
        for part in parts:
            move(part, (width / 2, height / 2, 0))
            move(part, (0, 0, 0), (90, 0, turn))

    if p.get("holder"):
        for index in range(3):
            layer = slab(rounded_outline(width, height - 0.16 * index, 0.07), 0.035, hide, 0.015)
            move(layer, (0, -0.08 * index, 0.06 * index))
            line = [(width * (s / 10 - 0.5) * 0.9, height / 2 - 0.2 - 0.16 * index - 0.04, 0.06 * index + 0.037) for s in range(11)]
            if index:
                move(tube(line, 0.008, thread, kind="POLY", resolution=2), (0, 0.16, 0))
            if index < 2:
                move(slab(rounded_outline(0.9, 0.58, 0.05), 0.012, plain(cards[index], 0.35, 0.3), 0), (0.0, 0.1 - 0.12 * index + 0.1, 0.045 + 0.06 * index))
        return
    side(28)
    side(152)
    for index, color in enumerate(cards):
        card = slab(rounded_outline(0.88, 0.56, 0.05), 0.012, plain(color, 0.35, 0.3), 0)
        move(card, (width / 2, height * 0.62 + 0.1 * index, 0.09 + 0.03 * (2 - index)))
        move(card, (0, 0, 0), (90, 0, 28))
        inner = slab(rounded_outline(0.98, 0.5 + 0.12 * index, 0.04), 0.02, hide, 0.008)
        move(inner, (width / 2, 0.3 + 0.06 * index, 0.085 + 0.03 * (2 - index)))
        move(inner, (0, 0, 0), (90, 0, 28))


ARCHETYPES = {
    "backpack": backpack,
    "roll_pack": roll_pack,
    "suitcase": suitcase,
    "satchel": satchel,
    "coil_bag": coil_bag,
    "zip_pouch": zip_pouch,
    "coin_purse": coin_purse,
    "wallet": wallet,
}
