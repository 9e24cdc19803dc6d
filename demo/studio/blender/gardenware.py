"""What a garden needs besides plants: tools, pots, packets, twine, a house for birds."""

import math

from materials import glaze, metal, picture, plain, terracotta, wood
from shapes import box, cylinder, grid, lathe, move, move_all, slab, torus, tube
from vessels import shell


def grip(kind, place, turn):
    """A turned handle with a brass ring."""
    parts = [lathe([(0, 0), (0.12, 0), (0.14, 0.05), (0.13, 0.3), (0.16, 0.8), (0.13, 1.2), (0.15, 1.34), (0, 1.38)], wood(kind, "z")), cylinder(0.128, 0.14, metal("brass"), rounding=0.01)]
    return move_all(parts, place, turn)


def hand_fork(p):
    """A hand fork with three tines that lies."""
    steel = metal("steel")
    tube([(0.5, 0, 0.12), (0.1, 0, 0.2), (-0.25, 0, 0.32), (-0.5, 0, 0.34)], 0.07, steel)
    for side in (-1, 0, 1):
        y = side * 0.27
        tube([(0.42, y * 0.2, 0.13), (0.6, y * 0.9, 0.13), (0.85, y, 0.15), (1.4, y, 0.12), (1.75, y, 0.045)], 0.055, steel, radii=[1.1, 1.1, 1, 0.9, 0.35])
    grip(p.get("wood", "beech"), (-0.42, 0, 0.34), (0, -96, 0))


def dibber(p):
    """A wooden dibber with a steel tip and marks for the depth, lying on its side."""
    body = wood(p.get("wood", "beech"), "z")
    parts = [lathe([(0, 0), (0.12, 0), (0.16, 0.03), (0.17, 0.1), (0.13, 0.24), (0.1, 0.36), (0.13, 0.46), (0.17, 0.52), (0.165, 0.7), (0.135, 1.9), (0.11, 2.15), (0, 2.15)], body)]
    parts.append(lathe([(0, 2.12), (0.118, 2.12), (0.118, 2.14), (0.09, 2.36), (0.03, 2.6), (0, 2.62)], metal("steel")))
    ink = plain("#3a2a1c", 0.8)
    parts += [torus(0.1655 - 0.0235 * step, 0.006, ink, (0, 0, 0.82 + 0.22 * step)) for step in range(5)]
    move_all(parts, (-1.3, 0, 0.168), (0, 91, 0))


def twine_spool(p):
    """Twine wound crosswise round a cardboard core, its end lying beside."""
    twine = plain(p["color"], 0.95, 0.0, True)
    card = plain("#a98a5f", 0.9)
    high, reach, thick, rounds = 1.1, 0.5, 0.024, 44
    lathe([(0.14, 0.01), (0.19, 0.01), (0.19, 0.02), (0.19, 1.2), (0.19, 1.21), (0.14, 1.21), (0.14, 1.2), (0.14, 0.02), (0.14, 0.01)], card, levels=0)
    cylinder(reach - thick, high - 0.03, twine, (0, 0, 0.03), rounding=0.06)
    winding = []
    for step in range(rounds * 64):
        way, turns = step / 32, step / 64 * (1 + 1 / rounds)
        up = 1 - abs(way % 2 - 1)
        soft = up * up * (3 - 2 * up) * 0.35 + up * 0.65
        here = reach + thick * (0.7 if way % 2 < 1 else -0.3) - 0.05 * (2 * up - 1) ** 6
        winding.append((here * math.cos(2 * math.pi * turns), here * math.sin(2 * math.pi * turns), 0.045 + (high - 0.06) * soft))
    tube(winding, thick, twine, resolution=3, kind="POLY")
    for z in (0.03, high):
        ring = [(0.215 + 0.24 * step / 360, 2 * math.pi * step / 72) for step in range(361)]
        tube([(r * math.cos(a), r * math.sin(a), z) for r, a in ring], thick, twine, resolution=3, kind="POLY")
    tube([(0.3, -0.41, 0.3), (0.5, -0.42, 0.06), (0.8, -0.3, 0.026), (1.0, -0.5, 0.026), (0.75, -0.68, 0.026)], thick, twine)


def seed_packets(p):
    """Packets of seeds: the first leans on the others."""
    width, height = 0.85, 1.25
    fronts = [p["art"][name] for name in ("front", "second", "third") if name in p["art"]]
    places = [((0, 0, 0), (-12, 0, 4)), ((-0.62, 0.32, 0), (-12, 0, 14)), ((0.66, 0.34, 0), (-12, 0, -10))]
    for front, (place, turn) in zip(fronts, places):

        def puff(u, v, side):
            soft = math.sin(math.pi * u) ** 0.6 * math.sin(math.pi * min(1, v * 1.08)) ** 0.5 if v < 0.92 else 0
            return (side * (u - 0.5) * width, -side * (0.004 + 0.05 * soft), v * height)

        parts = [grid(24, 30, lambda u, v: puff(u, v, 1), picture(front, 0.7), name="front"), grid(24, 30, lambda u, v: puff(u, v, -1), plain("#efe8d8", 0.8), name="back")]
        move_all(parts, place, turn)


def bird_house(p):
    """A nest box with a pitched roof, a round hole and a perch."""
    kind = p.get("wood", "birch")
    board = wood(kind, "y", scale=0.6)
    wall, top, peak = 0.75, 1.55, 2.2
    outline = [(-wall, 0), (wall, 0), (wall, top), (0, peak), (-wall, top)]
    painted = plain(p["color"], 0.7, 0.0, True) if p.get("color") else board
    move(slab(outline, 1.4, painted, 0.02), (0, 0.7, 0), (90, 0, 0))
    slope = math.degrees(math.atan2(peak - top, wall))
    for side in (1, -1):
        roof = box((1.25, 1.85, 0.1), wood(p.get("roof", "walnut"), "y", scale=0.6), (0, 0, 0), 0.02)
        move(roof, (side * 0.54, 0, 0), (0, 0, 0))
        move(roof, (0, 0, peak + 0.015), (0, side * slope, 0))
    move(cylinder(0.25, 0.012, plain("#120e0b", 0.95), rounding=0.002), (0, -0.699, 1.2), (90, 0, 0))
    move(torus(0.26, 0.035, wood("beech", "x")), (0, -0.705, 1.2), (90, 0, 0))
    move(cylinder(0.055, 0.42, wood("beech", "z"), rounding=0.02), (0, -0.66, 0.72), (90, 0, 0))


def bucket(p):
    """A bucket with a wire handle that lies on its rim."""
    zinc = plain(p["color"], 0.4, 0.2, True) if p.get("color") else metal("aluminium")
    shell([(0.86, 0), (0.9, 0.02), (0.99, 0.7), (1.08, 1.4), (1.14, 1.95)], 0.03, zinc)
    for z, r in ((0.04, 0.9), (0.55, 0.975), (1.5, 1.09), (1.97, 1.14)):
        torus(r, 0.035, zinc, (0, 0, z))
    wire = metal("steel")
    for side in (1, -1):
        box((0.07, 0.34, 0.3), zinc, (side * 1.13, 0, 1.66), 0.03)
    points = [(1.2 * math.cos(a), 0, 1.85 + 1.35 * math.sin(a)) for a in [math.pi * step / 12 for step in range(13)]]
    wires = [tube(points, 0.035, wire)]
    hold = cylinder(0.1, 0.8, wood("beech", "z"), rounding=0.03)
    wires.append(move(hold, (-0.4, 0, 3.2), (0, 90, 0)))
    for part in wires:
        move(part, (0, 0, -1.85))
        move(part, (0, 0, 1.85), (p.get("fall", 24), 0, 0))


def pot_set(p):
    """Three clay pots of different size."""
    clay = terracotta()
    for x, y, radius, height in ((-0.75, 0.3, 0.92, 1.55), (0.72, 0.25, 0.68, 1.15), (0.12, -0.78, 0.47, 0.8)):
        pot = shell([(radius * 0.62, 0), (radius * 0.65, 0.02), (radius * 0.9, height * 0.78), (radius, height * 0.79), (radius * 1.02, height * 0.82), (radius * 1.04, height)], 0.075, clay)
        move(pot, (x, y, 0))


def glazed_planter(p):
    """A round planter with a glaze, on three short feet of wood or straight on the floor."""
    lift = 0.0
    if p.get("feet"):
        lift = 0.9
        for index in range(4):
            a = math.pi * (0.25 + 0.5 * index)
            tube([(0.98 * math.cos(a), 0.98 * math.sin(a), 1.5), (1.06 * math.cos(a), 1.06 * math.sin(a), 0)], 0.08, wood(p["feet"], "z"), kind="POLY")
        for y in (0, 90):
            move(box((1.9, 0.12, 0.16), wood(p["feet"], "x"), (0, 0, 0.72), 0.02), (0, 0, 0), (0, 0, 45 + y))
    shell([(0.7, lift), (0.78, lift + 0.04), (0.95, lift + 0.4), (1.0, lift + 1.0), (0.98, lift + 1.55)], 0.09, glaze(p["color"], p.get("roughness", 0.22), True, p.get("speckle")))


def crate(p):
    """A crate of slats with corner posts and a hole for the hands at each end."""
    kind = p.get("wood", "birch")
    width, depth, height = 4.0, 2.8, 2.1
    along, across, post = wood(kind, "x", scale=0.5), wood(kind, "y", scale=0.5), wood(kind, "z", scale=0.6)
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.26, 0.26, height), post, (x * (width / 2 - 0.2), y * (depth / 2 - 0.2), 0.02), 0.02)
    for row in range(3):
        z = 0.06 + row * 0.72
        for side in (1, -1):
            box((width, 0.1, 0.56), along, (0, side * (depth / 2 - 0.02), z), 0.02)
            box((0.1, depth - 0.14, 0.56), across, (side * (width / 2 - 0.02 - 0.02), 0, z), 0.02)
    for index in range(5):
        box((width - 0.2, 0.44, 0.1), along, (0, (index - 2) * 0.52, 0.1), 0.02)
    for x in (-1, 1):
        for row in range(3):
            for z in (0.2, 0.46):
                move(cylinder(0.035, 0.02, metal("iron"), rounding=0.006), (x * (width / 2 - 0.2), -depth / 2 - 0.025, 0.06 + row * 0.72 + z - 0.06), (90, 0, 0))


def hammer(p):
    """A hammer that lies, its handle of ash."""
    iron = metal("iron")
    head = [cylinder(0.2, 0.24, iron, rounding=0.035), cylinder(0.15, 0.2, iron, (0, 0, 0.2), rounding=0.01), box((0.36, 0.38, 0.44), iron, (0, 0, 0.36), 0.04)]
    head.append(move(slab([(-0.17, 0), (0.17, 0), (0.04, 0.5), (-0.04, 0.5)], 0.34, iron, 0.03), (0, 0.17, 0.78), (90, 0, 0)))
    move_all(head, (0, 0.6, 0.2), (90, 0, 0))
    handle = lathe([(0, 0), (0.1, 0), (0.13, 0.04), (0.135, 0.3), (0.11, 0.8), (0.12, 1.3), (0.085, 2.2), (0.09, 2.75), (0.085, 2.95), (0, 2.97)], wood(p.get("wood", "birch"), "z"))
    move(handle, (-2.78, 0, 0.14), (0, 88.9, 0))


def rope_coil(p):
    """Laid rope in a coil."""
    thick, turns, count = 0.085, 5, 70
    strands = plain(p["color"], 0.95, 0.0, True)
    for strand in range(3):
        points = []
        for step in range(turns * count + 1):
            a = 2 * math.pi * step / count
            t = step / count
            r, z = 1.15 + 0.1 * math.sin(2.1 * t * 2 * math.pi / turns + 1), 0.12 + 0.125 * t
            twist = 2 * math.pi * (t * 14 + strand / 3)
            r, z = r + thick * 0.62 * math.cos(twist), z + thick * 0.62 * math.sin(twist)
            points.append((r * math.cos(a), r * math.sin(a), z))
        tube(points, thick * 0.62, strands, kind="POLY", resolution=3)


ARCHETYPES = {
    "hand_fork": hand_fork,
    "dibber": dibber,
    "twine_spool": twine_spool,
    "seed_packets": seed_packets,
    "bird_house": bird_house,
    "bucket": bucket,
    "pot_set": pot_set,
    "glazed_planter": glazed_planter,
    "crate": crate,
    "hammer": hammer,
    "rope_coil": rope_coil,
}
