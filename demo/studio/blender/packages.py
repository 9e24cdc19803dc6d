"""Boxes, bags, bars and books: paper goods with designed faces."""

import math

from cloth_materials import weave
from materials import linear, metal, Nodes, picture, plain, wood
from shapes import box, cylinder, flat_label, grid, move, rounded_outline, slab


def carton(p):
    """A folding box with printed front, side and top."""
    width, depth, height = p.get("size", (0.7, 0.45, 1.3))
    box((width, depth, height), plain(p["paper"], 0.6), rounding=0.012, segments=2)
    inset = 0.004
    faces = p["art"]
    flat_label(width - inset, height - inset, picture(faces["front"]), (0, -depth / 2 - 0.0012, inset / 2))
    if "side" in faces:
        flat_label(depth - inset, height - inset, picture(faces["side"]), (width / 2 + 0.0012, 0, inset / 2), (0, 0, 90))
    if "top" in faces:
        flat_label(width - inset, depth - inset, picture(faces["top"]), (0, -depth / 2 + inset / 2, height + 0.0012), (-90, 0, 0))


def soap(p):
    """A bar of soap with a paper band round it."""
    width, depth, height = 0.85, 0.56, 0.3
    body = plain(p["color"], 0.5, 0.05, True)
    box((width, depth, height), body, rounding=0.06, segments=5)
    band = 0.42

    def around(u, v):
        lift = 0.006
        corner = 0.062
        outline = rounded_outline(depth + lift * 2, height + lift * 2, corner, 6)
        outline.append(outline[0])
        at = u * (len(outline) - 1)
        low = min(int(at), len(outline) - 2)
        t = at - low
        y = outline[low][0] * (1 - t) + outline[low + 1][0] * t
        z = outline[low][1] * (1 - t) + outline[low + 1][1] * t
        return (band * (v - 0.5), y, z + height / 2)

    grid(len(rounded_outline(1, 1, 0.1, 6)), 2, around, plain(p.get("band", "#efe8da"), 0.8))
    flat_label(band, depth - 0.12, picture(p["art"]["label"], 0.8), (0, -(depth - 0.12) / 2, height + 0.0075), (-90, 0, 0))
    if p.get("stack"):
        move(box((width, depth, height), body, rounding=0.06, segments=5), (0.78, 0.76, 0), (0, 0, 24))


def pouch(p):
    """A standing bag for coffee, tea or grain: flat at the top seam, full below."""
    width, height, depth = p.get("width", 1.1), p.get("height", 1.75), p.get("depth", 0.55)

    def thickness(u, v):
        across = max(0.0, 1 - abs(2 * u - 1) ** 3.2)
        rise = max(0.0, 1 - v) ** 0.75 if v > 0.12 else (0.88**0.75) * (0.86 + 0.14 * v / 0.12)
        return depth / 2 * across**0.5 * rise

    def face(side):
        def place_of(u, v):
            crease = 0.014 * math.sin(9 * u + 13 * v) * math.sin(3.1 * v + 5 * u) * (1 - v)
            narrow = 1 - 0.05 * math.sin(math.pi * v)
            return ((u - 0.5) * width * narrow * side, -side * (thickness(u, v) + crease * 0.7 + 0.004), v * height)

        return place_of

    grid(60, 80, face(1), picture(p["art"]["front"], p.get("roughness", 0.5)))
    grid(60, 80, face(-1), plain(p["paper"], p.get("roughness", 0.5)))
    grid(40, 2, lambda u, v: ((u - 0.5) * width, (v - 0.5) * 2 * thickness(u, 0), 0.004), plain(p["paper"], 0.6))
    if p.get("tie"):
        band = metal("gold") if p["tie"] == "tin" else plain(p["tie"], 0.6)
        box((width * 1.02, 0.05, 0.07), band, (0, 0, height * 0.93), 0.01)


def chocolate(p):
    """A bar of chocolate in printed paper, lying against a second one."""
    width, height, thick = 0.8, 1.6, 0.11
    for place, turn in (((0, 0, 0), (-14, 0, 0)),):
        body = box((width, thick, height), plain(p["paper"], 0.6), rounding=0.02)
        front = flat_label(width - 0.03, height - 0.03, picture(p["art"]["front"], 0.55), (0, -thick / 2 - 0.001, 0.015))
        for thing in (body, front):
            move(thing, place, turn)
    flat = box((width, height, thick), plain(p["paper"], 0.6), (0.75, 0.5, 0), rounding=0.02)
    top = flat_label(width - 0.03, height - 0.03, picture(p["art"]["front"], 0.55), (0.75, 0.5 - height / 2 + 0.015, thick + 0.001), (-90, 0, 0))
    for thing in (flat, top):
        move(thing, (0.25, 0.75, 0), (0, 0, -58))


def hardcover(width, height, thick, cover, front, spine=None, ribbon=None):
    """A bound book that stands upright, its front towards the camera; returns its parts."""
    board = 0.028
    parts = [
        box((width, board, height), cover, (0, -thick / 2 + board / 2, 0), 0.006),
        box((width, board, height), cover, (0, thick / 2 - board / 2, 0), 0.006),
        box((board, thick, height), cover, (-width / 2 + board / 2, 0, 0), 0.006),
        box((width - 0.07, thick - 2 * board, height - 0.07), pages(), (-0.015, 0, 0.035), 0),
        flat_label(width - 0.01, height - 0.01, front, (0, -thick / 2 - 0.0014, 0.005)),
    ]
    if spine:
        parts.append(flat_label(thick - 0.012, height - 0.01, spine, (-width / 2 - 0.0014, 0, 0.005), (0, 0, -90)))
    if ribbon:
        parts.append(box((0.04, 0.006, 0.3), plain(ribbon, 0.6), (0.1, 0, -0.2), 0))
    return parts


def pages():
    """The cut edge of many sheets."""
    n = Nodes("pages", "#efe7d6", roughness=0.9)
    lines = n.texture("Noise", n.place((2, 140, 2)), scale=1.2, detail=2).outputs[0]
    n.color(n.ramp(lines, [(0.3, linear("#d8cdb8")), (0.6, linear("#f4eee0"))]))
    return n.material


def book(p):
    """A bound book, standing slightly open towards the camera."""
    art = p["art"]
    width, height = p.get("width", 1.4), p.get("height", 2.1)
    cover = plain(p["cover"], 0.6)
    spine = picture(art["spine"], 0.6) if "spine" in art else None
    hardcover(width, height, p.get("thick", 0.28), cover, picture(art["front"], 0.5), spine)


def lying_book(p):
    """A notebook that lies on the paper, with an elastic band."""
    width, height, thick = p.get("width", 1.3), p.get("height", 1.9), p.get("thick", 0.16)
    cover = weave(p["color"], 90, 0.25) if p.get("linen") else plain(p["color"], 0.5, 0.0, True)
    for lift, turn in ((0, 4), (thick + 0.004, -7)) if p.get("pair") else ((0, 0),):
        board = 0.03
        parts = [
            slab(rounded_outline(width, height, 0.07), board, cover, 0.008),
            move(slab(rounded_outline(width, height, 0.07), board, cover, 0.008), (0, 0, thick - board)),
            move(slab(rounded_outline(width - 0.06, height - 0.06, 0.06), thick - 2 * board, pages_flat(), 0), (0.005, 0, board)),
            box((board, height - 0.04, thick - 0.004), cover, (-width / 2 + board / 2 + 0.002, 0, 0.002), 0.01),
        ]
        if p.get("band"):
            band = plain(p["band"], 0.7)
            parts.append(box((0.06, height + 0.01, 0.012), band, (width * 0.36, 0, thick - 0.003), 0.004))
            for end in (1, -1):
                parts.append(box((0.06, 0.012, thick + 0.012), band, (width * 0.36, end * (height / 2 + 0.002), -0.003), 0.004))
        if p.get("art"):
            parts.append(move(flat_label(width * 0.5, height * 0.2, picture(p["art"]["label"], 0.7), (0, 0, 0), (-90, 0, 0)), (0, height * 0.12, thick + 0.0016)))
        for part in parts:
            move(part, (0, 0, lift), (0, 0, turn))


def pages_flat():
    n = Nodes("pages", "#efe7d6", roughness=0.9)
    lines = n.texture("Noise", n.place((2, 2, 160)), scale=1.2, detail=2).outputs[0]
    n.color(n.ramp(lines, [(0.3, linear("#d8cdb8")), (0.6, linear("#f4eee0"))]))
    return n.material


def pencils(p):
    """Pencils in a row with sharpened ends, in the colours of the list."""
    for index, color in enumerate(p["pencil_colors"]):
        x = (index - (len(p["pencil_colors"]) - 1) / 2) * 0.105
        parts = [
            cylinder(0.042, 1.5, plain(color, 0.35, 0.3), rounding=0.004, steps=6),
            cylinder(0.042, 0.16, wood("birch", "z"), (0, 0, 1.5), rounding=0.002, top_radius=0.016, steps=24),
            cylinder(0.016, 0.06, plain(color, 0.6), (0, 0, 1.66), rounding=0.002, top_radius=0.004, steps=24),
        ]
        for part in parts:
            move(part, (0, 0, 0), (-90, 0, 0))
            move(part, (x, -0.75 + 0.03 * ((index * 7) % 5), 0.042))


ARCHETYPES = {
    "carton": carton,
    "soap": soap,
    "pouch": pouch,
    "chocolate": chocolate,
    "book": book,
    "lying_book": lying_book,
    "pencils": pencils,
}
