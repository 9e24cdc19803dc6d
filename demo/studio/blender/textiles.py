"""Cloth goods: folded towels and blankets, cushions, mats, bags."""

import math

from cloth_materials import felt, knit, terry, weave
from materials import leather, plain
from shapes import bevel, box, grid, move, solidify, subdivide, torus, tube

CLOTH = {"terry": terry, "weave": weave, "knit": knit, "felt": felt}


def wave(x, y, seed=0.0):
    """A soft, uneven swell between -1 and 1."""
    return (math.sin(2.1 * x + 1.3 * y + seed) + math.sin(3.7 * y - 1.9 * x + 2 * seed) + math.sin(5.3 * x + 4.1 * y + 3 * seed)) / 3


def folded(width, depth, layers, thick, material, seed=0.0):
    """A cloth folded over and over: at the front all layers turn round; returns the cloth."""
    outline = []
    half = thick / 2
    for layer in range(layers):
        z = half + layer * thick
        forward = layer % 2 == 0
        ends = (depth / 2, -depth / 2) if forward else (-depth / 2, depth / 2)
        outline += [(ends[0] + (ends[1] - ends[0]) * t / 14, z) for t in range(15)]
        if layer < layers - 1:
            side = -1 if forward else 1
            for step in range(1, 8):
                angle = math.pi * step / 8
                outline.append((side * (depth / 2 + half * math.sin(angle)), z + half - half * math.cos(angle)))

    def place_of(u, v):
        y, z = outline[round(v * (len(outline) - 1))]
        x = (u - 0.5) * width * (1 + 0.006 * wave(y * 3, z * 9, seed))
        sag = 0.03 * thick * layers * (2 * u - 1) ** 2 * (z / (thick * layers))
        return (x, y + 0.012 * wave(x * 3, z * 6, seed), max(half, z - sag + 0.01 * wave(x * 2, y * 2, seed + layers)))

    return subdivide(solidify(grid(40, len(outline) - 1, place_of, material, name="cloth"), thick * 0.88, 0), 1)


def towels(p):
    """A stack of folded towels or blankets."""
    lift = 0.0
    make = CLOTH[p.get("cloth", "terry")]
    thick, layers = p.get("thick", 0.12), p.get("layers", 4)
    for index in range(p.get("count", 1)):
        shrink = 1 - 0.12 * index * p.get("taper", 1)
        cloth = folded(p.get("width", 2.3) * shrink, p.get("depth", 1.7) * shrink, layers, thick, make(p["color"]), index * 1.7)
        move(cloth, (0.02 * index, -0.01 * index, lift), (0, 0, (-2, 3, -1)[index % 3]))
        lift += layers * thick * 0.985
    if p.get("fringe"):
        fringe(p, make(p["color"]))


def fringe(p, material):
    width, depth, thick = p.get("width", 2.3), p.get("depth", 1.7), p.get("thick", 0.12)
    top = thick * p.get("layers", 4) - thick * 0.4
    for index in range(34):
        x = (index / 33 - 0.5) * width * 0.96
        y = -depth / 2 - 0.03
        sway = 0.03 * math.sin(index * 2.7)
        tube([(x, y + 0.12, top), (x + sway * 0.3, y - 0.06, top - 0.08), (x + sway, y - 0.09, top - 0.3)], 0.017, material, radii=[1, 1.1, 0.6], resolution=3)


def cushion(p):
    """A square cushion that leans back a little, with piping along its seam."""
    width, thick = p.get("width", 4.5), p.get("thick", 1.8)
    material = CLOTH[p.get("cloth", "weave")](p["color"], p.get("scale", 9.0), kind="UV") if p.get("cloth", "weave") == "weave" else CLOTH[p["cloth"]](p["color"])

    def face(side):
        def place_of(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            pull = 1 - 0.024 * (1 - abs(y) ** 2) * abs(x) ** 3
            pull_y = 1 - 0.024 * (1 - abs(x) ** 2) * abs(y) ** 3
            height = ((1 - abs(x) ** 2.6) * (1 - abs(y) ** 2.6)) ** 0.52
            crease = 0.03 * math.sin(11 * (x + 0.3 * y) + 2 * side) * abs(x * y) ** 1.5 + 0.02 * wave(3 * x, 3 * y, side)
            return (x * pull * width / 2 * side, -side * (height * thick / 2 + crease * height ** 0.5), y * pull_y * width / 2)

        return place_of

    parts = [subdivide(grid(56, 56, face(side), material, name="cushion"), 1) for side in (1, -1)]
    edge = []
    for along in range(4):
        for step in range(14):
            t = 2 * step / 14 - 1
            x, y = [(t, -1), (1, t), (-t, 1), (-1, -t)][along]
            edge.append((x * (1 - 0.024 * (1 - y * y) * abs(x) ** 3) * width / 2, 0, y * (1 - 0.024 * (1 - x * x) * abs(y) ** 3) * width / 2))
    piping = plain(p["piping"], 0.9) if p.get("piping") else material
    parts.append(tube(edge, 0.05, piping, closed=True))
    for part in parts:
        move(part, (0, 0, width / 2), (0, 0, 0))
        move(part, (0, 0, 0), (-13, 0, 0))


def rolled_mat(p):
    """A mat rolled up, its end lying out, seen from the front."""
    turns, thick, width = p.get("turns", 4.4), p.get("thick", 0.075), p.get("width", 6.1)
    inner = 0.16
    points = []
    for step in range(261):
        angle = 2 * math.pi * turns * step / 260
        radius = inner + thick * 1.06 * angle / (2 * math.pi)
        points.append((radius, angle))
    last = points[-1][0]
    end_angle = points[-1][1]
    outline = [(r * math.cos(a - end_angle - math.pi / 2), r * math.sin(a - end_angle - math.pi / 2)) for r, a in points]
    outline += [(step * p.get("tail", 2.2) / 20, -last) for step in range(1, 21)]

    def place_of(u, v):
        x, z = outline[round(v * (len(outline) - 1))]
        return (x, (u - 0.5) * width, z + last + thick / 2)

    rubber = plain(p["color"], 0.85, 0.0, True, 0.2) if p.get("cloth") != "felt" else felt(p["color"])
    solidify(grid(2, len(outline) - 1, place_of, rubber, name="mat"), thick * 0.92, 0)
    if p.get("strap"):
        for y in (-0.26, 0.26):
            move(torus(last + thick, 0.03, plain(p["strap"], 0.8), flat=2.6), (0, y * width, last + thick / 2), (90, 0, 0))


def tote(p):
    """A canvas bag that stands, two handles, gently full."""
    width, height, depth = p.get("width", 3.6), p.get("height", 3.8), p.get("depth", 1.0)
    cloth = weave(p["color"], 40, 0.5)

    def around(u, v):
        angle = 2 * math.pi * u
        c, s = math.cos(angle), math.sin(angle)
        power = 0.42
        x = math.copysign(abs(c) ** power, c) * width / 2
        y = math.copysign(abs(s) ** power, s) * depth / 2
        close = 1 - 0.45 * v**2
        crease = 0.05 * wave(3 * u * 6, v * 5) * (0.3 + v) + 0.035 * math.sin(14 * u + 6 * v) * (1 - v)
        return (x * (1 + 0.02 * math.sin(3 * v)) + 0.02 * wave(v * 4, u * 9), y * close + crease * (1 if s > 0 else -1) * 0.8, v * height + 0.05 * math.cos(2 * angle) * v)

    solidify(grid(120, 60, around, cloth, closed=True, name="tote"), 0.035, -1)
    box((width * 0.95, depth * 0.9, 0.05), cloth, (0, 0, 0.02), 0.02)
    strap = leather(p["straps"], False) if p.get("straps") else cloth
    for side in (1, -1):
        y = side * depth * 0.29
        points = [(-0.75, y, height * 0.82), (-0.75, y, height + 0.2), (-0.55, y * 0.9, height + 1.25), (0, y * 0.8, height + 1.55), (0.55, y * 0.9, height + 1.25), (0.75, y, height + 0.2), (0.75, y, height * 0.82)]
        ribbon(points, 0.26, 0.04, strap)


def ribbon(points, width, thick, material):
    """A flat strap along points, its broad side towards the camera."""
    count = 60

    def at(t):
        position = t * (len(points) - 1)
        index = min(int(position), len(points) - 2)
        f = position - index
        before, after = points[max(index - 1, 0)], points[min(index + 2, len(points) - 1)]
        a, b = points[index], points[index + 1]
        return [0.5 * (2 * a[k] + (b[k] - before[k]) * f + (2 * before[k] - 5 * a[k] + 4 * b[k] - after[k]) * f * f + (3 * a[k] - before[k] - 3 * b[k] + after[k]) * f**3) for k in range(3)]

    def place_of(u, v):
        here, there = at(max(0, v - 0.01)), at(min(1, v + 0.01))
        dx, dz = there[0] - here[0], there[2] - here[2]
        length = math.hypot(dx, dz) or 1
        x, y, z = at(v)
        side = (u - 0.5) * width
        return (x - dz / length * side, y, z + dx / length * side)

    return bevel(solidify(grid(2, count, place_of, material, name="strap"), thick, 0), 0.01, 2)


ARCHETYPES = {"towels": towels, "cushion": cushion, "rolled_mat": rolled_mat, "tote": tote}
