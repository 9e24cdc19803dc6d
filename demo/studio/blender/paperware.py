"""Desk and craft goods: pads, pens, brushes, thread and yarn; picture books."""

import math
import random

from materials import Nodes, linear, metal, picture, plain, wood
from packages import pages, pages_flat
from shapes import box, cylinder, flat_label, grid, lathe, move, move_all, rounded_outline, slab, solidify, torus, tube


def spiral_pad(p):
    """A pad with a wire along its upper edge, a label on its cover."""
    width, height, thick = p.get("width", 2.1), p.get("height", 2.9), 0.16
    cover = plain(p["color"], 0.7, 0.0, True)
    parts = [slab(rounded_outline(width, height, 0.06), 0.03, plain("#8a7a66", 0.85), 0.006)]
    parts.append(move(slab(rounded_outline(width - 0.03, height - 0.03, 0.05), thick, pages_flat(), 0), (0, 0, 0.03)))
    parts.append(move(slab(rounded_outline(width, height, 0.06), 0.022, cover, 0.006), (0, 0, 0.03 + thick)))
    parts.append(move(flat_label(width * 0.62, height * 0.26, picture(p["art"]["label"], 0.7), (0, 0, 0), (-90, 0, 0)), (0, height * 0.02, thick + 0.0535)))
    wire = metal(p.get("wire", "black"))
    for index in range(21):
        x = (index - 10) * width * 0.045
        parts.append(cylinder(0.03, 0.003, plain("#1a1816", 0.9), (x, height / 2 - 0.12, thick + 0.0525), rounding=0.001, steps=16))
        parts += [torus(0.13, 0.012, wire, (x + shift, height / 2 - 0.02, 0.105), (90, 0, 90), steps=32) for shift in (0, 0.03)]
    move_all(parts, (0, 0, 0.02))
    if p.get("pencil"):
        pencil = [cylinder(0.045, 1.6, plain(p["pencil"], 0.35, 0.3), rounding=0.004, steps=6), cylinder(0.045, 0.16, wood("birch", "z"), (0, 0, 1.6), rounding=0.002, top_radius=0.016, steps=24), cylinder(0.016, 0.06, plain("#222222", 0.6), (0, 0, 1.76), rounding=0.002, top_radius=0.004, steps=24)]
        move_all(move_all(pencil, (0, 0, 0), (-90, 0, 0)), (width / 2 + 0.3, -0.9, 0.045), (0, 0, 7))


def fountain_pen(p):
    """An open pen that lies before its cap."""
    body = plain(p["color"], 0.12, 0.8, True)
    gold = metal("gold")
    barrel = [lathe([(0, 0), (0.03, 0.005), (0.075, 0.06), (0.095, 0.3), (0.1, 0.8), (0, 0.8)], body), cylinder(0.101, 0.03, gold, (0, 0, 0.79), rounding=0.006), lathe([(0, 0.8), (0.078, 0.81), (0.07, 1.05), (0.06, 1.18), (0.068, 1.22), (0, 1.22)], plain("#1a1a1b", 0.2, 0.5))]

    def nib(u, v):
        a = (u - 0.5) * 2.2
        r = 0.062 * (0.55 + 0.75 * math.sin(math.pi * min(1, 0.2 + 0.62 * v))) * (1 - v**3) + 0.004
        return (r * math.sin(a), -r * math.cos(a) * 0.8 + 0.02, 1.2 + 0.36 * v)

    barrel.append(solidify(grid(16, 20, nib, gold, name="nib"), 0.008, 0))
    barrel.append(move(cylinder(0.012, 0.01, plain("#2a2008", 0.8), rounding=0.002, steps=16), (0, -0.045, 1.34), (90, 0, 0)))
    move_all(move_all(barrel, (0, 0, 0), (0, 90, 0)), (-0.78, 0.1, 0.1), (0, 0, 8))
    cap = [lathe([(0, 0), (0.108, 0), (0.115, 0.02), (0.112, 0.6), (0.08, 0.82), (0.03, 0.87), (0, 0.87)], body)]
    cap += [cylinder(0.117, 0.03, gold, (0, 0, at), rounding=0.006) for at in (0.05, 0.11)]
    cap.append(tube([(0, -0.1, 0.78), (0, -0.15, 0.72), (0, -0.145, 0.4), (0, -0.135, 0.25)], 0.022, gold, radii=[1, 1, 0.9, 1.3]))
    move_all(move_all(cap, (0, 0, 0), (0, 90, 0)), (-0.3, -0.3, 0.12), (0, 0, 20))


def paint_brushes(p):
    """Round and flat brushes side by side."""
    for index, (color, thick) in enumerate(zip(p["handles"], (0.055, 0.07, 0.085, 0.1))):
        hair = Nodes("hair", "#6a4a2e", roughness=0.75)
        hair.color(hair.ramp(hair.texture("Noise", hair.place((40, 40, 1.5)), scale=1.5, detail=3).outputs[0], [(0.3, linear("#4a3220")), (0.7, linear("#9a7448"))]))
        parts = [lathe([(0, 0), (thick * 0.35, 0.01), (thick * 0.5, 0.3), (thick, 1.35), (thick * 0.8, 1.6), (thick * 0.72, 1.75), (0, 1.75)], plain(color, 0.25, 0.5))]
        parts.append(lathe([(0, 1.7), (thick * 0.84, 1.7), (thick * 0.86, 1.74), (thick * 0.95, 2.05), (thick * 0.9, 2.1), (0, 2.1)], metal("steel")))
        parts.append(lathe([(0, 2.05), (thick * 0.86, 2.08), (thick * 1.15, 2.25), (thick * 0.8, 2.45), (thick * 0.2, 2.58), (0, 2.6)], hair.material))
        move_all(move_all(parts, (0, 0, 0), (-90, 0, 0)), ((index - 1.5) * 0.32, -1.3 + 0.07 * ((index * 2) % 3), thick * 1.0), (0, 0, (3, -2, 2, -4)[index]))


def yarn_ball(radius, color, place, seed, turn=(0, 0, 0)):
    dice = random.Random(seed)
    wool = Nodes("wool", color, roughness=1.0, sheen=0.05, specular=0.05)
    wool.bump(wool.texture("Noise", wool.place(), scale=70, detail=3).outputs[0], 0.5, 0.01)
    material = wool.mark_tint()
    parts = []
    for bundle in range(15):
        tilt, spin = (dice.random() * 180, dice.random() * 360)
        for index in range(9):
            off = (index - 4) * 0.075 * radius / 0.6
            r = math.sqrt(max(0.01, (radius * (0.93 + 0.006 * bundle)) ** 2 - off * off))
            ring = tube([(r * math.cos(a), r * math.sin(a), off) for a in [2 * math.pi * s / 12 for s in range(12)]], 0.04, material, closed=True, resolution=2)
            parts.append(move(ring, (0, 0, 0), (tilt, 0, spin)))
    return move_all(parts, place, turn)


def yarn(p):
    """Balls of wool, the end of the first lying out."""
    radius = 0.6
    yarn_ball(radius, p["color"], (0, 0, radius + 0.02), 3)
    if p.get("second"):
        yarn_ball(radius * 0.86, p["second"], (1.02, 0.5, radius * 0.86 + 0.02), 8)
    strand = plain(p["color"], 1.0, 0.0, True)
    tube([(-0.2, -0.52, 0.3), (-0.5, -0.68, 0.05), (-0.95, -0.5, 0.04), (-1.25, -0.8, 0.04), (-0.8, -1.05, 0.04), (-0.3, -0.95, 0.04)], 0.04, strand, resolution=4)


def thread_spools(p):
    """Wooden spools with thread, one of them lying."""
    for index, color in enumerate(p["threads"]):
        thread = Nodes("thread", color, roughness=0.6, sheen=0.2)
        thread.bump(thread.texture("Wave", thread.place((1, 1, 1)), bands_direction="Z", scale=24, distortion=0.4).outputs["Fac"], 0.9, 0.02)
        kind = wood("birch", "z")
        parts = [cylinder(0.2, 0.09, kind, rounding=0.02), cylinder(0.2, 0.09, kind, (0, 0, 0.51), rounding=0.02), lathe([(0, 0.08), (0.175, 0.09), (0.185, 0.14), (0.19, 0.3), (0.185, 0.46), (0.175, 0.51), (0, 0.52)], thread.material)]
        parts.append(cylinder(0.05, 0.008, plain("#2a1d12", 0.9), (0, 0, 0.595), rounding=0.002, steps=24))
        if index == len(p["threads"]) - 1:
            move_all(move_all(parts, (0, 0.3, 0), (90, 0, 0)), (0.1, -0.55, 0.2), (0, 0, 70))
        else:
            move_all(parts, ((index - (len(p["threads"]) - 2) / 2) * 0.48, 0.06 * (index % 2), 0))


def paperback(p):
    """A soft-covered book that stands."""
    art = p["art"]
    width, height, thick = p.get("width", 1.3), p.get("height", 2.0), p.get("thick", 0.2)
    cover = plain(p["cover"], 0.5)
    box((width, thick, height), cover, rounding=0.004)
    box((width - 0.012, thick - 0.03, height + 0.0016), pages(), (0.008, 0, -0.0008), 0)
    flat_label(width - 0.004, height - 0.004, picture(art["front"], 0.4, 0.1), (0, -thick / 2 - 0.0014, 0.002))
    flat_label(thick - 0.006, height - 0.004, picture(art["spine"], 0.4, 0.1), (-width / 2 - 0.0014, 0, 0.002), (0, 0, -90))


ARCHETYPES = {
    "spiral_pad": spiral_pad,
    "fountain_pen": fountain_pen,
    "paint_brushes": paint_brushes,
    "yarn": yarn,
    "thread_spools": thread_spools,
    "paperback": paperback,
}
