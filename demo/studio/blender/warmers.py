"""Small clothes: hats, gloves, socks, scarves, robes and aprons."""

import math

from cloth_materials import check, felt, knit, rib, shaded, stripes, terry, weave
from garments import band, dense, oval, pack, pocket
from materials import leather, metal
from shapes import ball, box, cylinder, grid, move, solidify, subdivide, torus, tube
from textiles import wave


def ribbed(profile, ribs, depth, material, steps=240, name="ribbed"):
    """A body turned from (radius, height) whose wall goes in and out in ribs."""
    rows = len(profile) - 1

    def place_of(u, v):
        t = v * rows
        index = min(int(t), rows - 1)
        f = t - index
        (r0, z0), (r1, z1) = profile[index], profile[index + 1]
        a = 2 * math.pi * u
        r = (r0 + (r1 - r0) * f) * (1 + depth * math.cos(ribs * a) + 0.012 * wave(3 * math.cos(a), 3 * math.sin(a), z0))
        return (r * math.cos(a), r * math.sin(a), z0 + (z1 - z0) * f)

    return grid(steps, rows * 3, place_of, material, closed=True, name=name)


def beanie(p):
    """A ribbed hat that stands on its rolled brim."""
    wool = knit_wool(p["color"])
    tall = p.get("height", 1.75)
    dome = [(0.92, 0.1)] + [(0.95 * math.cos(a) ** 0.75, 0.45 + (tall - 0.45) * math.sin(a)) for a in [math.pi / 2 * s / 14 for s in range(14)]] + [(0.02, tall)]
    ribbed(dome, p.get("ribs", 34), 0.022, wool)
    brim = knit_wool(p["brim"], False) if p.get("brim") else wool
    ribbed([(0.93, 0.02), (1.04, 0.0), (1.1, 0.06), (1.1, 0.3), (1.08, 0.56), (1.0, 0.63), (0.9, 0.6)], p.get("ribs", 34), 0.022, brim)
    if p.get("bobble"):
        bobble(p["bobble"], 0.4, (0, 0, tall + 0.24))


def knit_wool(color, tint=True):
    return felt(color, tint)


def bobble(color, radius, place):
    """A pompon: a ball of many short threads."""
    yarn = felt(color, False)
    ball(radius * 0.86, yarn, place, 4)
    for index in range(240):
        z = 1 - 2 * (index + 0.5) / 240
        r = math.sqrt(1 - z * z)
        a = index * 2.39996
        end = tuple(c + radius * (1.03 + 0.07 * math.sin(index * 7.3)) * d for c, d in zip(place, (r * math.cos(a), r * math.sin(a), z)))
        start = tuple(c + radius * 0.7 * d for c, d in zip(place, (r * math.cos(a), r * math.sin(a), z)))
        tube([start, end], 0.035, yarn, kind="POLY", resolution=2)


def limb(points, widths, thick, material, place=(0, 0, 0), turn=0, flip=False):
    """A soft flat band along points with a width at each; round at its far end."""
    line = dense(points, 60)
    broad = dense([(w, 0) for w in widths], 60)

    def place_of(u, v):
        index = round(v * 60)
        before, after = line[max(0, index - 1)], line[min(60, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        a = math.pi * 2 * u
        left = sum(math.dist(line[i], line[i + 1]) for i in range(index, 60))
        tip = math.sqrt(1 - (1 - min(1, left / broad[index][0])) ** 2)
        side = broad[index][0] * math.cos(a) * tip
        up = thick * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)) * (0.35 + 0.65 * tip)
        x, y = line[index]
        if flip:
            x, dy = -x, -dy
        return (x - dy / length * side, y + dx / length * side, thick + max(up, -thick))

    thing = grid(40, 60, place_of, material, closed=True, name="limb")
    return move(thing, place, (0, 0, turn))


def part_of(points, widths, start, end):
    """The stretch of a limb between two shares of its length."""
    line, broad = dense(points, 100), dense([(w, 0) for w in widths], 100)
    chosen = range(round(start * 100), round(end * 100) + 1)
    return [line[i] for i in chosen], [broad[i][0] for i in chosen]


SOCK = ([(0, 1.7), (0, 1.2), (0, 0.5), (0.02, 0.12), (0.16, -0.2), (0.5, -0.36), (0.95, -0.42), (1.3, -0.42)], [0.36, 0.35, 0.37, 0.42, 0.44, 0.38, 0.36, 0.3])


def sock(p, color, place, turn, flip):
    """One sock that lies flat: ribbed cuff, heel and toe in a second colour."""
    thick = p.get("thick", 0.1)
    body = stripes(color, p["stripe"], 0.22, 0.45, "y", False) if p.get("stripe") else rib(color, color == p.get("color"))
    trim = felt(p["trim"], False) if p.get("trim") else body
    limb(*SOCK, thick, body, place, turn, flip)
    cuff_points, cuff_widths = part_of(*SOCK, 0, 0.13)
    limb(cuff_points, [w * 1.04 for w in cuff_widths], thick * 1.12, trim, place, turn, flip)
    toe_points, toe_widths = part_of(*SOCK, 0.83, 1)
    limb(toe_points, [w * 1.03 for w in toe_widths], thick * 1.1, trim, place, turn, flip)


def socks(p):
    """Pairs of socks side by side, one sock on the other."""
    colors = p.get("paints", [p.get("color")])
    for index, color in enumerate(colors):
        x = (index - (len(colors) - 1) / 2) * p.get("gap", 1.5)
        sock(p, color, (x + 0.16, 0.14, 0), 0, False)
        sock(p, color, (x, 0, 0.2), 0, False)


def mittens(p):
    """A pair of mittens beside each other."""
    wool = knit(p["color"], 6)
    trim = rib(p["trim"], False) if p.get("trim") else rib(p["color"])
    for side in (1, -1):
        place, turn = (side * 1.0, 0, 0), -side * 7
        limb([(0, -0.75), (0, -0.2), (0, 0.35), (0, 0.8), (0, 1.15)], [0.42, 0.5, 0.54, 0.5, 0.36], 0.17, wool, place, turn)
        limb([(-side * 0.3, -0.25), (-side * 0.62, 0.08), (-side * 0.72, 0.42)], [0.2, 0.22, 0.16], 0.15, wool, place, turn)
        limb([(0, -1.35), (0, -1.1), (0, -0.8), (0, -0.62)], [0.4, 0.41, 0.42, 0.43], 0.15, trim, place, turn)


def gloves(p):
    """A pair of leather gloves: five fingers, a strap at the wrist."""
    skin = leather(p["color"])
    for side in (1, -1):
        place, turn = (side * 0.86, 0, 0), -side * 6
        limb([(0, -1.3), (0, -0.8), (0, -0.2), (0, 0.3)], [0.42, 0.4, 0.48, 0.5], 0.15, skin, place, turn)
        for x, length in ((-0.36, 0.62), (-0.12, 0.8), (0.12, 0.74), (0.36, 0.5)):
            limb([(side * x, 0.05), (side * x * 1.1, 0.4), (side * x * 1.25, 0.32 + length)], [0.13, 0.125, 0.1], 0.11, skin, place, turn)
        limb([(-side * 0.3, -0.5), (-side * 0.62, -0.12), (-side * 0.74, 0.28)], [0.18, 0.16, 0.11], 0.12, skin, place, turn)
        strap = box((0.86, 0.14, 0.05), leather(p.get("strap", "#3a2a20"), False), rounding=0.02)
        move(move(strap, (0, -0.72, 0.28)), place, (0, 0, turn))
        stud = cylinder(0.055, 0.03, metal("brass"), (side * 0.2, -0.72, 0.32), rounding=0.01)
        move(stud, place, (0, 0, turn))


def rolled_scarf(p):
    """A scarf rolled to a snail that lies on its side, its fringe at the end."""
    cloth = weave(p["color"], 26, 0.7) if p.get("cloth") != "knit" else knit(p["color"], 14)
    turns, thick, width = 3.6, 0.16, 1.7
    line = []
    for step in range(241):
        a = 2 * math.pi * turns * step / 240
        r = 0.12 + thick * 1.08 * a / (2 * math.pi)
        line.append((r, a))
    last, end = line[-1]
    outline = [(r * math.cos(a - end - math.pi / 2), r * math.sin(a - end - math.pi / 2)) for r, a in line]
    outline += [(0.09 * step, -last) for step in range(1, 11)]

    def place_of(u, v):
        x, z = outline[round(v * (len(outline) - 1))]
        soft = 1 + 0.02 * math.sin(x * 5 + z * 4)
        return (x, (u - 0.5) * width * soft, z + last + thick / 2)

    solidify(grid(12, len(outline) - 1, place_of, cloth, name="scarf"), thick * 0.9, 0)
    for index in range(26):
        y = (index / 25 - 0.5) * width * 0.95
        sway = 0.04 * math.sin(index * 2.3)
        tube([(0.86, y, 0.09), (1.05, y + sway, 0.07), (1.3, y + sway * 1.6, 0.04)], 0.028, cloth, radii=[1, 1, 0.7], resolution=3)
    if p.get("band"):
        move(torus(last + 0.07, 0.025, leather(p["band"], False), flat=6), (0, 0, last + thick / 2 - 0.04), (90, 0, 0))


def folded_wrap(p):
    """A checked wrap folded to a square, with its fringe at the front."""
    cloth = check(p["color"], tuple(p["check"]), p.get("repeat", 0.7))
    top = pack(p, cloth, 3.0)
    yarn = weave(p["color"], 30, 0.4, False)
    width, front = p["width"], -p["depth"] / 2 - 0.05
    for index in range(36):
        x = (index / 35 - 0.5) * width * 0.95
        sway = 0.03 * math.sin(index * 2.7)
        tube([(x, front + 0.14, top - 0.02), (x + sway * 0.3, front - 0.04, top - 0.1), (x + sway, front - 0.07, top - 0.36)], 0.02, yarn, radii=[1, 1.1, 0.6], resolution=3)


def robe(p):
    """A bathrobe folded thick: shawl collar, belt knotted round it."""
    cloth = terry(p["color"])
    thick, layers = 0.24, 4
    top = pack({"width": 2.9, "depth": 2.9, "thick": thick, "layers": layers}, cloth, 2.0)
    for side in (1, -1):
        points = [(side * 0.42, 1.4), (side * 0.5, 0.9), (side * 0.32, 0.2), (side * 0.02, -0.6)]
        collar = limb(points, [0.26, 0.3, 0.26, 0.12], 0.11, cloth, (0, 0, 0), 0)
        move(collar, (0, 0, top - 0.03))
    move(oval(0.4, 0.5, shaded(p["color"], 0.5)), (0, 0.98, top + 0.01))
    belt = terry(p.get("belt", p["color"]), "belt" not in p)
    y = -0.78
    loop = [(-1.47, 0.04), (-1.49, top * 0.5), (-1.42, top + 0.05), (0, top + 0.07), (1.42, top + 0.05), (1.49, top * 0.5), (1.47, 0.04)]
    line = dense([(x, y, z) for x, z in loop], 60)
    subdivide(solidify(grid(2, 60, lambda u, v: (line[round(v * 60)][0], y + 0.3 * (u - 0.5), line[round(v * 60)][2]), belt, name="belt"), 0.06, 0), 1)
    box((0.32, 0.36, 0.22), belt, (0, y, top + 0.06), 0.1)
    for side, reach in ((1, 0.62), (-1, 0.5)):
        limb([(side * 0.08, y), (side * 0.3, y - 0.25), (side * reach, y - 0.6)], [0.13, 0.15, 0.15], 0.045, belt, (0, 0, top + 0.01))


def apron(p):
    """An apron folded in three with its pocket on top and the straps laid across."""
    cloth = weave(p["color"], 34, 0.5) if not p.get("stripe") else stripes(p["color"], p["stripe"], 0.2, 0.4, "x")
    top = pack({"width": 2.3, "depth": 2.9, "thick": 0.1, "layers": 3}, cloth, 1.0)
    pocket(p, top, cloth, 0.1, 0.2, 1.3, 1.1, p.get("stitch", "#e8dcc2"))
    strap = leather(p.get("straps", "#8a5a36"), False)
    for side in (1, -1):
        points = dense([(side * 0.75, 1.4, top + 0.03), (side * 0.7, 1.0, top + 0.035), (-side * 0.2, 0.55, top + 0.05 + 0.02 * side)], 24)
        band(points, 0.2, 0.04, strap)
        cylinder(0.07, 0.03, metal("brass"), (side * 0.74, 1.28, top + 0.06), rounding=0.012)


ARCHETYPES = {
    "folded_wrap": folded_wrap,
    "beanie": beanie,
    "socks": socks,
    "mittens": mittens,
    "gloves": gloves,
    "rolled_scarf": rolled_scarf,
    "robe": robe,
    "apron": apron,
}
