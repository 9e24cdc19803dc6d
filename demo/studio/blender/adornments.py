"""What is worn beside clothes: glasses, watches, hats, umbrellas, beads, boots."""

import math

from cloth_materials import felt, weave
from materials import clear_pane, leather, metal, picture, plain, wood
from shapes import ball, bevel, box, cylinder, disc, grid, lathe, move, move_all, slab, solidify, torus, tube


def spectacles(p):
    """Glasses that stand on their rims and on the ends of their arms."""
    frame = plain(p["color"], 0.22, 0.7, True) if p.get("color") else metal(p["metal"])
    thick = 0.04 if p.get("color") else 0.022
    rim = p.get("rim", "round")
    parts = []
    for side in (1, -1):
        line = []
        for step in range(72):
            a = 2 * math.pi * step / 72
            power = 1 if rim == "round" else 0.62
            x = 0.34 * math.copysign(abs(math.cos(a)) ** power, math.cos(a))
            z = (0.33 if rim == "round" else 0.27) * math.copysign(abs(math.sin(a)) ** power, math.sin(a))
            line.append((side * 0.45 + x * (1 + (0.06 * z / 0.3 if rim != "round" else 0)), 0.05 * abs(side * 0.45 + x) ** 2, z))
        parts.append(tube(line, thick, frame, closed=True, kind="POLY"))
        lens = plain(p["lens"], 0.05, 1.0) if p.get("lens") else clear_pane()
        pane = slab([(x, z) for x, _, z in line], 0.02, lens, 0)
        parts.append(move(pane, (0, 0.027, 0), (90, 0, 0)))
        hinge = side * 0.82
        arm = [(hinge, 0.04, 0.12), (hinge + side * 0.03, 0.2, 0.12), (hinge + side * 0.01, 1.0, 0.1), (hinge - side * 0.06, 1.32, 0.0), (hinge - side * 0.1, 1.52, -0.3)]
        parts.append(tube(arm, thick * 0.85, frame))
        parts.append(box((0.07, 0.08, 0.1), frame, (side * 0.81, 0.04, 0.07), 0.02))
    parts.append(tube([(-0.12, 0.01, 0.1), (0, 0.0, 0.15), (0.12, 0.01, 0.1)], thick * 0.9, frame))
    move_all(parts, (0, 0, 0), (2, 0, 0))


def watch(p):
    """A watch whose strap is closed to a loop that stands."""
    case = metal(p.get("metal", "steel"))
    across, upright, width = 0.78, 0.92, 0.4
    if p.get("links"):
        for index in range(30):
            a = 2 * math.pi * (index + 0.5) / 30
            if abs(a - 1.5 * math.pi) < 0.4:
                continue
            link = [box((width, 0.1, 0.17), case, (0, 0, -0.085), 0.03), box((width * 0.4, 0.12, 0.175), metal("polished"), (0, 0, -0.0875), 0.03)]
            for part in link:
                move(part, (0, 0, 0), (math.degrees(a) + 90 + 90, 0, 0))
                move(part, (0, across * math.cos(a), upright + upright * math.sin(a)))
    else:
        strap = leather(p["color"])

        def loop(u, v):
            a = 2 * math.pi * v
            wide = width * (1 + 0.25 * math.exp(-((math.cos(a) + 1) ** 2) * 3))
            return ((u - 0.5) * wide, across * math.cos(a), upright + upright * math.sin(a))

        bevel(solidify(grid(4, 96, loop, strap, name="strap"), 0.07, 0), 0.02, 2)
        for x in (-0.16, 0.16):
            tube([(x, 1.035 * across * math.cos(a) - 0.012, upright + 1.04 * upright * math.sin(a)) for a in [math.radians(205 - 150 * s / 30) for s in range(31)]], 0.008, plain(p.get("stitch", "#e2cfa4"), 0.8), kind="POLY", resolution=2)
    parts = [
        lathe([(0, 0), (0.46, 0), (0.52, 0.05), (0.52, 0.14), (0.47, 0.2), (0.43, 0.2), (0.43, 0.17), (0, 0.17)], case),
        disc(0.43, picture(p["art"]["dial"], 0.35, 0.2), 0.173),
    ]
    for turn, length, wide, lift in ((-305, 0.22, 0.035, 0.18), (-60, 0.34, 0.026, 0.19), (-200, 0.36, 0.01, 0.2)):
        hand = box((wide, length, 0.008), metal("black") if not p.get("hands") else plain(p["hands"], 0.4), (0, length / 2 - 0.03, lift), 0)
        parts.append(move(hand, (0, 0, 0), (0, 0, turn)))
    parts.append(cylinder(0.028, 0.04, case, (0, 0, 0.18), rounding=0.008))
    parts.append(move(cylinder(0.06, 0.1, case, rounding=0.02), (0.5, 0, 0.1), (0, 90, 0)))
    for x in (-0.24, 0.24):
        for y in (-0.5, 0.5):
            parts.append(box((0.09, 0.22, 0.12), case, (x, y * 0.96, 0.0), 0.03))
    move_all(parts, (0, 0, 0), (90, 0, 0))
    move_all(parts, (0, -across + 0.02, upright))


def brim_hat(p):
    """A hat with a round crown, a ribbon and a brim: of straw or of felt."""
    cloth = weave(p["color"], 16, 0.45) if p.get("straw") else felt(p["color"])
    reach, crown = p.get("reach", 2.0), p.get("crown", 1.0)

    def shape(u, v):
        a = 2 * math.pi * u
        x, y = math.cos(a), math.sin(a)
        if v < 0.5:
            t = v / 0.5
            r = reach + (0.98 - reach) * t
            z = 0.08 + (0.14 * math.cos(2 * a) - 0.05) * (1 - t) ** 1.5 * p.get("wave", 1) + 0.05 * t
            return (r * x, r * y * 1.12, z)
        t = (v - 0.5) / 0.5
        r = 0.98 * math.cos(math.pi / 2 * t**3.2) * (1 - 0.1 * t)
        return (r * x, r * y * 1.12, 0.13 + crown * (1 - (1 - t) ** 1.6))

    solidify(grid(128, 72, shape, cloth, closed=True, name="hat"), 0.045, -1)
    band = plain(p["band"], 0.6)
    solidify(grid(96, 2, lambda u, v: (0.985 * math.cos(2 * math.pi * u), 1.105 * math.sin(2 * math.pi * u), 0.17 + 0.24 * v), band, closed=True, name="band"), 0.03, 1)


def cap(p):
    """A cap of six panels with a bent peak."""
    cloth = weave(p["color"], 45, 0.35)

    def dome(u, v):
        a, b = 2 * math.pi * u, math.pi / 2 * v
        seam = 1 - 0.012 * max(0, 1 - abs(((u * 6 + 0.5) % 1) - 0.5) / 0.03)
        r = math.cos(b) ** 0.8 * seam
        return (0.92 * r * math.cos(a), 1.02 * r * math.sin(a), 0.1 + 0.98 * math.sin(b) ** 0.92)

    solidify(grid(180, 48, dome, cloth, closed=True, name="cap"), 0.03, -1)
    ball(0.07, cloth, (0, 0, 1.09), 3)

    def peak(u, v):
        a = math.pi * (1.08 + 0.84 * u)
        reach = 1 + 0.72 * v * math.sin(math.pi * u) ** 0.5
        x, y = 0.93 * math.cos(a), 1.03 * math.sin(a)
        return (x * (1 + 0.02 * v), y * reach, 0.12 - 0.14 * v * math.sin(math.pi * u) - 0.2 * (x / 0.93) ** 2 * v + 0.04)

    second = weave(p["peak"], 45, 0.35, False) if p.get("peak") else cloth
    bevel(solidify(grid(40, 16, peak, second, name="peak"), 0.05, 0), 0.015, 2)
    if p.get("badge"):
        badge = slab([(0.2 * math.cos(2 * math.pi * s / 40), 0.2 * math.sin(2 * math.pi * s / 40)) for s in range(40)], 0.03, felt(p["badge"], False), 0.01)
        move(badge, (0, -0.93, 0.58), (68, 0, 0))


def umbrella(p):
    """An open umbrella that lies on its canopy's edge and its handle."""
    ribs, radius, deep = 8, 2.6, 1.1
    canopy = plain(p["color"], 0.6, 0, True, 0.25)

    def cover(u, v):
        a = 2 * math.pi * u
        between = abs(math.sin(ribs * a / 2))
        r = radius * v * (1 - 0.075 * between * v)
        return (r * math.cos(a), r * math.sin(a), deep * (1 - v * v) - 0.08 * between * v * (1 - v) * 2 + 1.9)

    parts = [solidify(grid(ribs * 14, 40, cover, canopy, closed=True, name="canopy"), 0.012, 0)]
    steel = metal("steel")
    for index in range(ribs):
        a = 2 * math.pi * index / ribs
        parts.append(tube([(radius * v * math.cos(a), radius * v * math.sin(a), deep * (1 - v * v) + 1.88) for v in (0.05, 0.3, 0.55, 0.8, 1.0)], 0.022, steel))
        parts.append(tube([(0.06 * math.cos(a), 0.06 * math.sin(a), 1.75), (1.3 * math.cos(a), 1.3 * math.sin(a), 2.68)], 0.018, steel, kind="POLY", resolution=3))
        parts.append(ball(0.04, steel, (radius * math.cos(a), radius * math.sin(a), 1.88), 2))
    parts.append(tube([(0, 0, 0.1), (0, 0, 3.15)], 0.045, steel, kind="POLY"))
    parts.append(cylinder(0.07, 0.3, wood("walnut", "z"), (0, 0, 3.02), rounding=0.03, top_radius=0.03))
    parts.append(tube([(0, 0, 0.4), (0, 0, -0.3), (0.05, 0, -0.62), (0.3, 0, -0.78), (0.52, 0, -0.6), (0.54, 0, -0.4)], 0.1, wood(p.get("wood", "walnut"), "z", 0.35)))
    move_all(parts, (0, 0, 0), (-47, 0, 0))


def bead_bracelets(p):
    """Three bracelets of beads beside and on each other."""
    for index, (x, y, z, tilt) in enumerate(((-0.5, 0.12, 0, 0), (0.55, 0.2, 0, 0), (0.02, -0.42, 0.2, 9))):
        count = 24
        colors = p["paints"][index]
        for bead in range(count):
            a = 2 * math.pi * bead / count
            color = colors[1] if bead % 8 == 3 else colors[0]
            material = metal("gold") if color == "gold" else wood(color, "z", 0.35, 3) if color in ("olive", "ebony", "maple") else plain(color, 0.15, 0.7)
            thing = ball(0.098 if color != "gold" else 0.085, material, (0.72 * math.cos(a), 0.72 * math.sin(a), 0.1), 4)
            move(thing, (x, y, z), (tilt, 0, 0))


def boots(p):
    """A pair of rubber boots."""
    rubber = plain(p["color"], 0.3, 0.4, True)
    sole = plain(p.get("sole", "#e6dcc6"), 0.7)
    for x, turn, shift in ((-0.72, 6, 0), (0.72, -10, -0.25)):
        def leg(u, v):
            a = 2 * math.pi * u
            points = [(0.3, 0.16, 0.5, 0.62), (0.3, 0.6, 0.5, 0.62), (0.3, 1.2, 0.46, 0.52), (0.3, 1.9, 0.5, 0.56), (0.3, 2.5, 0.54, 0.6)]
            t = v * (len(points) - 1)
            i = min(int(t), len(points) - 2)
            f = t - i
            y, z, wide, long = (points[i][k] + (points[i + 1][k] - points[i][k]) * f for k in range(4))
            return (wide * math.cos(a), y + long * math.sin(a), z)

        parts = [solidify(grid(48, 32, leg, rubber, closed=True, name="leg"), 0.05, -1)]
        parts.append(torus(1, 0.05, sole, (0, 0, 0)))
        for vertex in parts[-1].data.vertices:
            a = math.atan2(vertex.co.y, vertex.co.x)
            out = math.hypot(vertex.co.x, vertex.co.y) - 1
            vertex.co = ((0.53 + out) * math.cos(a), 0.3 + (0.59 + out) * math.sin(a), vertex.co.z + 2.5)

        def foot(u, v):
            a, b = 2 * math.pi * u, math.pi / 2 * v
            ring = math.cos(b) ** 0.55
            wide = 0.54 * (1 - 0.06 * math.sin(a))
            y = -0.45 + 1.32 * math.sin(a) * ring
            high = 0.72 if y > -0.6 else 0.72 - 0.16 * (-0.6 - y)
            return (wide * math.cos(a) * ring, y, 0.12 + high * math.sin(b))

        parts.append(grid(64, 24, foot, rubber, closed=True, name="foot"))
        outline = [(0.56 * math.cos(a) * (1 - 0.06 * math.sin(a)), -0.45 + 1.36 * math.sin(a)) for a in [2 * math.pi * s / 64 for s in range(64)]]
        parts.append(slab(outline, 0.2, sole, 0.04))
        move_all(parts, (x, shift, 0), (0, 0, turn))


ARCHETYPES = {
    "spectacles": spectacles,
    "watch": watch,
    "brim_hat": brim_hat,
    "cap": cap,
    "umbrella": umbrella,
    "bead_bracelets": bead_bracelets,
    "boots": boots,
}
