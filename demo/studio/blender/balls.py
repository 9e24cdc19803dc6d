"""Balls, bats, rackets and targets."""

import math

import bmesh
from mathutils import Vector

from cloth_materials import felt
from materials import leather, metal, picture, plain, wood
from shapes import add_mesh, ball, disc, cylinder, grid, move, move_all, slab, torus, tube


def panel(corners, radius, groove, material, steps=9):
    """A panel of a ball: a flat polygon blown out to the sphere, sunk at its edge."""
    bm = bmesh.new()
    middle = sum(corners, Vector()) / len(corners)
    for index, start in enumerate(corners):
        end = corners[(index + 1) % len(corners)]
        rows = []
        for row in range(steps + 1):
            inward = row / steps
            line = []
            for column in range(steps + 1):
                edge = start.lerp(end, column / steps)
                point = edge.lerp(middle, inward)
                depth = groove * max(0, 1 - inward / 0.16) ** 2
                line.append(bm.verts.new(point.normalized() * (radius - depth)))
            rows.append(line)
        for low, high in zip(rows, rows[1:]):
            for column in range(steps):
                bm.faces.new((low[column], low[column + 1], high[column + 1], high[column]))
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    return add_mesh("panel", bm, material)


def football(p):
    """Twelve dark pentagons and twenty light hexagons."""
    golden = (1 + math.sqrt(5)) / 2
    tips = [Vector(v) for a in (-1, 1) for b in (-golden, golden) for v in ((0, a, b), (a, b, 0), (b, 0, a))]
    near = {i: [j for j in range(12) if j != i and (tips[i] - tips[j]).length < 2.1] for i in range(12)}
    pale, dark = plain(p.get("color", "#efece4"), 0.42, 0.15), plain(p.get("second", "#232325"), 0.42, 0.15)

    def ring(points, axis):
        axis = axis.normalized()
        first = (points[0] - axis * points[0].dot(axis)).normalized()
        other = axis.cross(first)
        return sorted(points, key=lambda q: math.atan2(q.dot(other), q.dot(first)))

    things = []
    for i in range(12):
        corner = [tips[i].lerp(tips[j], 1 / 3) for j in near[i]]
        things.append(panel(ring(corner, tips[i]), 1.1, 0.035, dark))
    for i in range(12):
        for j in near[i]:
            for k in near[i]:
                if i < j < k and k in near[j]:
                    points = [tips[a].lerp(tips[b], 1 / 3) for a, b in ((i, j), (j, i), (j, k), (k, j), (k, i), (i, k))]
                    things.append(panel(ring(points, tips[i] + tips[j] + tips[k]), 1.1, 0.035, pale))
    move_all(things, (0, 0, 0), (22, 14, 8))


def volleyball(p):
    """Six faces of three curved strips each."""
    paints = [plain(color, 0.5, 0.1) for color in p["paints"]]
    things = []
    for axis in range(3):
        for sign in (1, -1):
            for strip in range(3):
                low, high = -1 + strip * 2 / 3, -1 + (strip + 1) * 2 / 3
                corners = []
                for a, b in ((-1, low), (-1, high), (1, high), (1, low)):
                    point = [0, 0, 0]
                    point[axis] = sign
                    point[(axis + 1) % 3] = a * (1 if sign > 0 else -1)
                    point[(axis + 2) % 3] = b
                    corners.append(Vector(point))
                steps = [corners[0].lerp(corners[1], t / 4) for t in range(4)] + [corners[1].lerp(corners[2], t / 8) for t in range(8)]
                steps += [corners[2].lerp(corners[3], t / 4) for t in range(4)] + [corners[3].lerp(corners[0], t / 8) for t in range(8)]
                things.append(panel(steps, 1.05, 0.03, paints[(strip + axis) % len(paints)], 6))
    move_all(things, (0, 0, 0), (26, 18, 34))


def basketball(p):
    """A pebbled ball with dark seams."""
    skin = leather(p.get("color", "#b8622f"), False)
    things = [ball(1.2, skin, detail=6)]
    seam = plain("#1f1a17", 0.7)
    for turn in ((0, 0, 0), (90, 0, 0)):
        things.append(move(torus(1.198, 0.022, seam), (0, 0, 0), turn))
    for side in (1, -1):
        line = []
        for step in range(80):
            a = 2 * math.pi * step / 80
            direction = Vector((side * (0.78 + 0.1 * math.cos(2 * a)), 0.62 * math.cos(a), 0.9 * math.sin(a))).normalized()
            line.append(tuple(direction * 1.198))
        things.append(tube(line, 0.022, seam, closed=True, kind="POLY"))
    move_all(things, (0, 0, 0), (24, 32, 18))


def rugby_ball(p):
    """An oval ball in two colours with a laced seam."""
    for side in range(4):
        a0 = math.pi / 2 * side

        def place_of(u, v, a0=a0):
            a = a0 + math.pi / 2 * u
            t = math.pi * (0.001 + 0.998 * v)
            groove = 0.02 * max(0, 1 - min(u, 1 - u) / 0.03)
            r = 0.92 * math.sin(t) ** 0.92 - groove
            return (-1.5 * math.cos(t), r * math.cos(a), r * math.sin(a))

        thing = grid(24, 60, place_of, plain(p["paints"][side % 2], 0.6, 0.05))
        move(thing, (0, 0, 0), (20, 0, 0))
    for side in (1, -1):
        cap = torus(0.2, 0.03, plain(p["paints"][1], 0.6))
        move(cap, (side * 1.46, 0, 0), (0, 90, 0))


def bat_set(p):
    """Two table tennis bats, one on the other's edge, and two balls."""
    for color, place, turn in ((p["paints"][0], (-0.95, 0.1, 0), 14), (p["paints"][1], (1.0, -0.1, 0), -18)):
        blade = [(0.78 * math.sin(a) * (1 - 0.05 * math.cos(a)), 0.8 * math.cos(a)) for a in [2 * math.pi * s / 72 for s in range(72)]]
        parts = [slab(blade, 0.07, wood("birch", "y", 0.4), 0.01)]
        for lift in (0.068, -0.035):
            parts.append(move(slab([(x * 0.985, max(y * 0.985, -0.62)) for x, y in blade], 0.035, plain(color, 0.8, 0, False, 0.2), 0.006), (0, 0, lift)))
        handle = slab([(-0.14, -0.62), (-0.12, -0.8), (-0.14, -1.2), (-0.2, -1.6), (0.2, -1.6), (0.14, -1.2), (0.12, -0.8), (0.14, -0.62)], 0.22, wood("walnut", "y", 0.4), 0.06)
        parts.append(move(handle, (0, 0, -0.075)))
        move_all(parts, (place[0], place[1], 0.08), (0, 0, turn))
    for x, y in ((0.05, -1.2), (-0.3, -1.55)):
        ball(0.2, plain("#f0ece2" if x > 0 else "#e08a3a", 0.5), (x, y, 0.2), 4)


def racket(p):
    """A tennis racket with strings and a wrapped handle, beside a ball."""
    frame = plain(p["color"], 0.3, 0.4, True)
    r = 0.075
    oval = [(1.25 * math.sin(a), 1.65 * math.cos(a) + 1.2, r) for a in [2 * math.pi * s / 96 for s in range(96)]]
    tube(oval, r, frame, closed=True, kind="POLY")
    gut = plain("#f0ead8", 0.5)
    for index in range(15):
        x = (index - 7) * 0.155
        half = 1.62 * math.sqrt(max(0, 1 - (x / 1.22) ** 2))
        tube([(x, 1.2 - half, r), (x, 1.2 + half, r)], 0.012, gut, kind="POLY", resolution=2)
    for index in range(19):
        y = (index - 9) * 0.165
        half = 1.22 * math.sqrt(max(0, 1 - (y / 1.62) ** 2))
        tube([(-half, 1.2 + y, r + 0.01), (half, 1.2 + y, r + 0.01)], 0.012, gut, kind="POLY", resolution=2)
    for side in (1, -1):
        tube([(side * 0.62, -0.22, r), (side * 0.34, -0.75, r), (side * 0.12, -1.4, r)], r, frame)
    grip = cylinder(0.15, 1.7, leather(p.get("grip", "#2d2a28"), False), rounding=0.03)
    move(grip, (0, -1.3, 0.15), (90, 0, 0))
    for index in range(12):
        move(torus(0.152, 0.008, plain("#141312", 0.8)), (0, -1.4 - index * 0.135, 0.15), (78, 0, 0))
    move(cylinder(0.175, 0.12, frame, rounding=0.04), (0, -2.92, 0.15), (90, 0, 0))
    ball(0.33, felt("#cfe04a", False), (1.0, -1.2, 0.33))


def dart_board(p):
    """A dartboard that leans back, three darts in its face."""
    parts = [cylinder(2.25, 0.38, plain("#1b1b1a", 0.85), rounding=0.04, steps=128)]
    parts.append(disc(2.12, picture(p["art"]["face"], 0.9), 0.39))
    parts.append(torus(2.16, 0.03, metal("steel"), (0, 0, 0.39)))
    wire = metal("steel")
    for r in (0.09, 0.18, 0.9, 1.01, 1.57, 1.68):
        parts.append(torus(r, 0.008, wire, (0, 0, 0.392)))
    for x, y, lean in ((0.05, 0.02, 12), (0.32, 1.0, 8), (-0.6, 0.4, 15)):
        dart = [cylinder(0.016, 0.3, metal("steel"), (0, 0, -0.05), rounding=0), cylinder(0.055, 0.5, metal("brass"), (0, 0, 0.22), rounding=0.02), cylinder(0.03, 0.45, plain("#232325", 0.5), (0, 0, 0.7), rounding=0)]
        for turn in (0, 90):
            wing = slab([(-0.16, 0), (0.16, 0), (0.16, 0.26), (0.03, 0.4), (-0.03, 0.4), (-0.16, 0.26)], 0.012, plain(p.get("flight", "#c8503f"), 0.5), 0)
            move(wing, (0, 0.006, 0), (90, 0, 0))
            dart.append(move(wing, (0, 0, 0.92), (0, 0, turn)))
        move_all(dart, (0, 0, 0), (lean, 0, 0))
        parts += move_all(dart, (x, y, 0.42))
    move_all(parts, (0, 0, 0), (72, 0, 0))


ARCHETYPES = {
    "football": football,
    "volleyball": volleyball,
    "basketball": basketball,
    "rugby_ball": rugby_ball,
    "bat_set": bat_set,
    "racket": racket,
    "dart_board": dart_board,
}
