"""Clothes, folded as they lie in a shop: shirts, jumpers, trousers."""

import math

from cloth_materials import check, corduroy, felt, jersey, knit, rib, shaded, stripes, terry, weave
from materials import leather, metal, picture, plain
from shapes import bevel, box, cylinder, grid, move, slab, solidify, subdivide, torus, tube
from textiles import folded, wave

FABRICS = {"weave": weave, "terry": terry, "knit": knit, "felt": felt, "corduroy": corduroy}


def fabric(p):
    """The cloth of a garment: plain, striped or checked."""
    if p.get("check"):
        return check(p["color"], tuple(p["check"]), p.get("repeat", 1.0))
    if p.get("stripe"):
        return stripes(p["color"], p["stripe"], p.get("repeat", 0.22), p.get("share", 0.5), p.get("along", "y"))
    if p.get("cloth", "jersey") == "jersey":
        return jersey(p["color"])
    return FABRICS[p["cloth"]](p["color"])


def pack(p, material, seed=0.0, lift=0.0):
    """The folded garment itself; returns the height of its top."""
    thick, layers = p.get("thick", 0.11), p.get("layers", 3)
    cloth = folded(p.get("width", 2.5), p.get("depth", 3.0), layers, thick, material, seed)
    move(cloth, (0, 0, lift))
    return lift + thick * layers - thick * 0.06


def band(points, width, thick, material):
    """A flat strip along points that lies on the garment."""
    last = len(points) - 1

    def place_of(u, v):
        index = min(round(v * last), last)
        before, after = points[max(0, index - 1)], points[min(last, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        x, y, z = points[index]
        side = (u - 0.5) * width
        return (x - dy / length * side, y + dx / length * side, z + 0.02 * (1 - (2 * u - 1) ** 2))

    return bevel(solidify(grid(6, last, place_of, material, name="band"), thick, 0), 0.012, 2)


def oval(width, depth, material):
    """A flat ellipse."""
    def place_of(u, v):
        y = 2 * v - 1
        return ((2 * u - 1) * width * math.sqrt(max(0, 1 - y * y)), depth * y, 0)

    return grid(1, 32, place_of, material, name="inside")


def neck_label(y, z, p):
    if p.get("art", {}).get("label"):
        tag = grid(1, 1, lambda u, v: (0.5 * (u - 0.5), 0.24 * (v - 0.5), 0), picture(p["art"]["label"], 0.8), name="label")
    else:
        tag = box((0.42, 0.2, 0.008), plain("#f2eee4", 0.85), rounding=0)
    move(tag, (0, y, z))


def round_neck(p, top, trim):
    """A ribbed collar with the inside of the back in it."""
    y = p.get("depth", 3.0) / 2 - 0.36
    thick = p.get("collar", 0.075)
    move(oval(0.5, 0.33, shaded(p["trim"] if p.get("trim") else p["color"], 0.5, not p.get("trim"))), (0, y, top + 0.006))
    neck_label(y + 0.16, top + 0.014, p)
    ring = torus(1, thick, trim, flat=0.6)
    for vertex in ring.data.vertices:
        a = math.atan2(vertex.co.y, vertex.co.x)
        out = math.hypot(vertex.co.x, vertex.co.y) - 1
        vertex.co = ((0.54 + out) * math.cos(a), (0.36 + out) * math.sin(a), vertex.co.z + 0.05 * math.sin(a))
    move(ring, (0, y, top + thick * 0.35))


def high_neck(p, top, trim):
    """A rolled collar that stands up in soft folds."""
    y = p.get("depth", 3.0) / 2 - 0.62
    for index, (lift, wide) in enumerate(((0.1, 0.66), (0.26, 0.62))):
        ring = torus(wide, 0.15, trim, flat=0.8)
        for vertex in ring.data.vertices:
            vertex.co.y *= 0.62
            vertex.co.z += 0.03 * wave(vertex.co.x * 2, vertex.co.y * 2, index)
        move(ring, (0, y, top + lift))
    move(oval(0.52, 0.32, shaded(p["color"], 0.3)), (0, y, top + 0.24))


def flap(corners, top, material, thick=0.045):
    """One half of a shirt's collar: four corners, a little bent."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners

    def place_of(u, v):
        x = (ax * (1 - u) + bx * u) * (1 - v) + (dx * (1 - u) + cx * u) * v
        y = (ay * (1 - u) + by * u) * (1 - v) + (dy * (1 - u) + cy * u) * v
        return (x, y, top + 0.13 * (1 - v) ** 0.7 + 0.035)

    return bevel(solidify(grid(10, 10, place_of, material, name="collar"), thick, 0), 0.015, 2)


def shirt_collar(p, top, cloth, trim):
    """Stand, two points, placket and buttons."""
    back = p.get("depth", 3.0) / 2
    y = back - 0.3
    move(oval(0.48, 0.3, shaded(p["color"], 0.6)), (0, y, top + 0.008))
    neck_label(y + 0.12, top + 0.016, p)
    stand = [(0.5 * math.cos(a), y + 0.26 * math.sin(a), top + 0.07) for a in [math.radians(-20 + 220 * s / 30) for s in range(31)]]
    tube(stand, 0.075, trim, kind="POLY")
    for side in (1, -1):
        flap([(side * 0.6, back - 0.1), (side * 0.02, back - 0.62), (side * 0.3, back - 1.0), (side * 0.86, back - 0.55)], top, trim)
    if p.get("open"):
        return
    width = 0.34
    length = p.get("placket", p.get("depth", 3.0) - 0.75)
    start = back - 0.62
    strip = [(0, start - length * s / 20, top + 0.012) for s in range(21)]
    band(strip, width, 0.02, trim)
    for index in range(p.get("buttons", 4)):
        z = top + 0.045
        at = start - 0.3 - index * (length - 0.45) / max(1, p.get("buttons", 4) - 1)
        cylinder(0.065, 0.022, plain(p.get("button", "#efe8da"), 0.3, 0.3), (0, at, z), rounding=0.01, steps=32)
        for dx in (-0.016, 0.016):
            cylinder(0.008, 0.004, plain("#5a544a", 0.7), (dx, at, z + 0.02), rounding=0, steps=12)


def pocket(p, top, material, x=0.62, y=0.15, wide=0.62, high=0.68, stitch=None):
    """A patch pocket with a pointed foot and a seam."""
    def place_of(u, v):
        point = 0.09 * (1 - abs(2 * u - 1)) * (1 - v)
        return (x + (u - 0.5) * wide, y + (v - 1) * high - point, top + 0.028)

    bevel(solidify(grid(8, 8, place_of, material, name="pocket"), 0.03, 0), 0.01, 2)
    if stitch:
        edge = [place_of(0.05, 1 - s / 12 * 0.97) for s in range(13)] + [place_of(0.05 + 0.9 * s / 12, 0.05) for s in range(13)] + [place_of(0.95, s / 12 * 0.97 + 0.03) for s in range(13)]
        tube([(a, b, c + 0.018) for a, b, c in edge], 0.008, plain(stitch, 0.8), kind="POLY", resolution=2)


def star(p, top):
    """A printed star."""
    points = []
    for step in range(10):
        reach = 0.5 if step % 2 == 0 else 0.24
        angle = math.pi * step / 5 + math.pi / 2
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    move(slab(points, 0.006, plain(p["star"], 0.8), 0), (0, -0.42, top + 0.01))


def folded_top(p):
    """A T-shirt, jumper or shirt folded flat, one or several on each other."""
    cloth = fabric(p)
    lift = 0.0
    for index, color in enumerate(p.get("under", [])):
        lift = pack(p, fabric({**p, "color": color}), index * 1.9 + 1, lift) + 0.015
    top = pack(p, cloth, p.get("seed", 0.4), lift)
    trim = rib(p["color"]) if p.get("cloth") == "knit" else cloth
    if p.get("trim"):
        trim = rib(p["trim"]) if p.get("neck", "round") != "shirt" else weave(p["trim"], 60, 0.25, False)
    neck = p.get("neck", "round")
    if neck == "round":
        round_neck(p, top, trim)
    elif neck == "high":
        high_neck(p, top, trim)
    else:
        shirt_collar(p, top, cloth, trim)
    if p.get("pocket"):
        pocket(p, top, cloth, stitch=p.get("stitch"))
    if p.get("star"):
        star(p, top)
    if p.get("ribbon"):
        wrap(p, top)


def wrap(p, top):
    """A ribbon round the middle, tied to a bow."""
    satin = plain(p["ribbon"], 0.35, 0.1)
    depth = p.get("depth", 3.0)
    width = p.get("width", 2.5)
    y = -depth * 0.18
    loop = [(-width / 2 - 0.05, top / 2), (-width / 2 + 0.05, top + 0.03), (0, top + 0.04), (width / 2 - 0.05, top + 0.03), (width / 2 + 0.05, top / 2), (width / 2, 0.02)]
    loop = [(-width / 2, 0.02)] + loop

    def place_of(u, v):
        t = v * (len(loop) - 1)
        index = min(int(t), len(loop) - 2)
        f = t - index
        (ax, az), (bx, bz) = loop[index], loop[index + 1]
        return (ax + (bx - ax) * f, y + 0.3 * (u - 0.5), az + (bz - az) * f)

    subdivide(solidify(grid(2, 36, place_of, satin, name="ribbon"), 0.02, 1), 1)
    for side in (1, -1):
        bow = [(0, y, top + 0.08), (side * 0.35, y - 0.08, top + 0.3), (side * 0.62, y - 0.03, top + 0.2), (side * 0.35, y + 0.05, top + 0.1), (0, y, top + 0.08)]
        move(flat_loop(bow, 0.26, satin), (0, 0, 0))
        tail = [(0, y, top + 0.07), (side * 0.25, y - 0.3, top + 0.07), (side * 0.4, y - 0.62, top + 0.05)]
        band([(a, b, c) for a, b, c in dense(tail)], 0.24, 0.018, satin)
    box((0.2, 0.22, 0.16), satin, (0, y, top + 0.03), 0.07)


def dense(points, count=24):
    """More points on the line through these."""
    result = []
    for step in range(count + 1):
        t = step / count * (len(points) - 1)
        index = min(int(t), len(points) - 2)
        f = t - index
        result.append(tuple(a + (b - a) * f for a, b in zip(points[index], points[index + 1])))
    return result


def flat_loop(points, width, material):
    """A loop of ribbon that stands on its edge."""
    line = dense(points, 32)
    return subdivide(solidify(grid(2, 32, lambda u, v: (line[round(v * 32)][0], line[round(v * 32)][1] + (u - 0.5) * width, line[round(v * 32)][2]), material, name="bow"), 0.018, 0), 1)


def folded_trousers(p):
    """Trousers folded in three: waistband at the back, a pocket on the seat, seams."""
    cloth = fabric(p)
    top = pack(p, cloth, p.get("seed", 2.0))
    width, depth = p.get("width", 2.3), p.get("depth", 2.8)
    stitch = p.get("stitch")
    back = depth / 2
    waist = [(-width / 2 + 0.02 + (width - 0.04) * s / 30, back - 0.24, top + 0.03) for s in range(31)]
    band(waist, 0.4, 0.05, cloth)
    for x in (-0.36, 0.42):
        box((0.11, 0.5, 0.03), cloth, (width * x, back - 0.24, top + 0.07), 0.012)
    if stitch:
        thread = plain(stitch, 0.8)
        for y in (back - 0.09, back - 0.41):
            tube([(-width / 2 + 0.05, y, top + 0.075), (width / 2 - 0.05, y, top + 0.075)], 0.008, thread, kind="POLY", resolution=2)
        seam = [(-width / 2 + 0.16, back - 0.45 - (depth - 0.5) * s / 20, top + 0.012) for s in range(21)]
        tube(seam, 0.009, thread, kind="POLY", resolution=2)
    if not p.get("cord"):
        pocket(p, top, cloth, 0.35, back - 0.75, 1.0, 1.1, stitch)
    if p.get("patch"):
        box((0.6, 0.3, 0.025), leather(p["patch"], False), (-width * 0.1, back - 0.24, top + 0.065), 0.01)
    if p.get("cord"):
        cord = plain(p["cord"], 0.8)
        for side in (1, -1):
            tube([(side * 0.08, back - 0.3, top + 0.1), (side * 0.2, back - 0.7, top + 0.07), (side * 0.16, back - 1.15, top + 0.05)], 0.03, cord)
            cylinder(0.05, 0.02, metal("brass"), (side * 0.08, back - 0.28, top + 0.075), rounding=0.006)


ARCHETYPES = {"folded_top": folded_top, "folded_trousers": folded_trousers}
