"""Turned vessels: mugs, bowls, plates, vases, jugs, teapots."""

import math

from materials import glaze, metal, wood
from shapes import ball, cylinder, lathe, move, torus, tube


def ceramic(p, key="color"):
    return glaze(p.get(key, "#d8d2c4"), p.get("roughness", 0.18), key == "color", p.get("speckle"))


def shell(outer, wall, material, foot=0.0, name="shell"):
    """A vessel from its outer profile: the inside follows at the wall's distance, the lip is rounded."""
    inner = [(max(r - wall, 0.01), z) for r, z in outer if z > outer[0][1] + wall * 1.2]
    lip_r, lip_z = outer[-1]
    profile = [(0, outer[0][1] + foot), (outer[0][0] * 0.8, outer[0][1] + foot)]
    profile += [(outer[0][0] * 0.82, outer[0][1])] if foot else []
    profile += outer
    profile += [(lip_r - wall * 0.25, lip_z + wall * 0.35), (lip_r - wall * 0.75, lip_z + wall * 0.35)]
    profile += inner[::-1]
    floor = inner[0] if inner else (outer[0][0] - wall, outer[0][1] + wall)
    profile += [(floor[0] * 0.82, outer[0][1] + wall * 1.15), (floor[0] * 0.4, outer[0][1] + wall), (0, outer[0][1] + wall)]
    return lathe(profile, material, name=name)


def handle(radius, low, high, reach, thick, material, flat=1.0):
    middle = (low + high) / 2
    points = [
        (radius - thick * 0.4, 0, high),
        (radius + reach * 0.72, 0, high + (high - low) * 0.06),
        (radius + reach, 0, middle + (high - low) * 0.12),
        (radius + reach * 0.7, 0, low + (high - low) * 0.14),
        (radius - thick * 0.4, 0, low),
    ]
    thing = tube(points, thick, material, radii=[1.15, 0.95, 0.9, 0.95, 1.15])
    thing.scale.y = flat
    return thing


MUGS = {
    "straight": ([(0.36, 0), (0.4, 0.03), (0.415, 0.1), (0.42, 0.5), (0.42, 0.92)], 0.42, 0.22, 0.74),
    "round": ([(0.26, 0), (0.3, 0.03), (0.42, 0.16), (0.48, 0.38), (0.46, 0.62), (0.41, 0.82)], 0.42, 0.27, 0.67),
    "tall": ([(0.31, 0), (0.34, 0.03), (0.36, 0.12), (0.4, 0.6), (0.43, 1.12)], 0.4, 0.34, 0.92),
    "espresso": ([(0.19, 0), (0.22, 0.02), (0.29, 0.14), (0.32, 0.36), (0.325, 0.56)], 0.31, 0.14, 0.46),
    "cup": ([(0.2, 0), (0.24, 0.03), (0.36, 0.12), (0.45, 0.3), (0.5, 0.55)], 0.45, 0.2, 0.44),
}


def mug(p):
    outer, radius, low, high = MUGS[p.get("form", "straight")]
    body = ceramic(p)
    shell(outer, p.get("wall", 0.045), body, 0.02)
    if p.get("handle", True):
        handle(radius, low, high, p.get("reach", 0.24), 0.05, body)
    if p.get("base"):
        radius_low = outer[1][0] + 0.012
        lathe([(0, 0.001), (radius_low - 0.03, 0), (radius_low, 0.02), (outer[2][0] + 0.006, 0.11), (outer[2][0], 0.13)], glaze(p["base"], 0.8, False))
    if p.get("saucer"):
        plate_profile = [(0.3, -0.07), (0.34, -0.06), (0.55, 0.0), (0.66, 0.06)]
        shell(plate_profile, 0.035, body, 0.01)


def bowl(p):
    width, height = p.get("width", 0.8), p.get("height", 0.6)
    foot = p.get("foot", 0.45)
    body = ceramic(p)
    for count in range(p.get("count", 1)):
        lift = count * height * 0.28
        outer = [(width * foot, lift), (width * foot, lift + 0.04), (width * (foot + 0.12), lift + 0.08)]
        for step in range(1, 7):
            t = step / 6
            outer.append((width * (foot + 0.12 + (0.88 - foot) * math.sin(t * math.pi / 2)), lift + 0.08 + (height - 0.08) * (1 - math.cos(t * math.pi / 2)) ** p.get("bend", 1.0)))
        shell(outer, 0.045, body, 0.03)


def plate(p):
    width = p.get("width", 1.35)
    body = ceramic(p)
    for count in range(p.get("count", 1)):
        lift = count * 0.1
        outer = [(width * 0.6, lift), (width * 0.66, lift + 0.02), (width * 0.76, lift + 0.06), (width * 0.97, lift + 0.13), (width, lift + p.get("rim", 0.17))]
        shell(outer, 0.05, body, 0.015)


VASES = {
    "bottle": [(0.5, 0), (0.56, 0.04), (0.66, 0.3), (0.68, 0.7), (0.56, 1.12), (0.3, 1.45), (0.2, 1.7), (0.19, 2.0), (0.24, 2.16)],
    "belly": [(0.42, 0), (0.48, 0.03), (0.78, 0.4), (0.86, 0.8), (0.7, 1.2), (0.44, 1.42), (0.38, 1.55), (0.46, 1.7)],
    "cylinder": [(0.46, 0), (0.5, 0.03), (0.51, 0.2), (0.51, 1.0), (0.51, 1.78)],
    "bud": [(0.4, 0), (0.46, 0.02), (0.6, 0.22), (0.58, 0.5), (0.32, 0.74), (0.13, 0.9), (0.11, 1.2), (0.14, 1.34)],
    "amphora": [(0.3, 0), (0.34, 0.03), (0.4, 0.3), (0.62, 0.9), (0.7, 1.35), (0.6, 1.7), (0.34, 1.9), (0.3, 2.05), (0.38, 2.2)],
}


def vase(p):
    body = ceramic(p)
    profile = VASES[p.get("form", "bottle")]
    if p.get("ribs"):
        profile = [(r + (0.018 if i % 2 else -0.018) * (2 < i < 48), z) for i, (r, z) in enumerate(resample(profile, 54))]
    shell(profile, 0.05, body, 0.02)
    if p.get("handles"):
        for side in (1, -1):
            tube([(side * 0.32, 0, 2.0), (side * 0.72, 0, 1.98), (side * 0.82, 0, 1.66), (side * 0.66, 0, 1.42)], 0.06, body)


def resample(profile, count):
    """Points at even distances along a profile."""
    lengths = [0]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + math.hypot(r1 - r0, z1 - z0))
    points, index = [], 0
    for step in range(count + 1):
        at = lengths[-1] * step / count
        while index < len(lengths) - 2 and lengths[index + 1] < at:
            index += 1
        t = (at - lengths[index]) / (lengths[index + 1] - lengths[index])
        (r0, z0), (r1, z1) = profile[index], profile[index + 1]
        points.append((r0 + (r1 - r0) * t, z0 + (z1 - z0) * t))
    return points


def teapot(p):
    body = ceramic(p)
    lathe([(0, 0.02), (0.45, 0.02), (0.47, 0), (0.52, 0), (0.7, 0.08), (0.86, 0.32), (0.88, 0.56), (0.76, 0.84), (0.5, 1.0), (0.37, 1.04), (0.36, 1.06), (0.33, 1.02), (0, 1.0)], body)
    lathe([(0, 1.04), (0.33, 1.045), (0.36, 1.07), (0.35, 1.09), (0.24, 1.16), (0.1, 1.2), (0.06, 1.23), (0.12, 1.3), (0.1, 1.37), (0, 1.39)], body)
    tube([(0.7, 0, 0.3), (1.0, 0, 0.42), (1.14, 0, 0.72), (1.34, 0, 0.98)], 0.1, body, radii=[1.6, 1.25, 0.9, 0.72])
    if p.get("bail"):
        tube([(-0.52, 0, 0.98), (-0.72, 0, 1.4), (0, 0, 1.86), (0.72, 0, 1.4), (0.52, 0, 0.98)], 0.045, metal("brass") if p["bail"] == "brass" else wood(p["bail"], "x"))
        for side in (1, -1):
            move(torus(0.07, 0.025, body), (side * 0.52, 0, 1.0), (0, 90, 90))
    else:
        handle(-0.58, 0.34, 0.82, -0.66, 0.065, body)


def jug(p):
    body = ceramic(p)
    shell([(0.42, 0), (0.46, 0.03), (0.58, 0.25), (0.62, 0.55), (0.54, 0.9), (0.42, 1.18), (0.42, 1.36), (0.48, 1.55)], 0.045, body, 0.02)
    handle(0.5, 0.45, 1.36, 0.36, 0.06, body)


def canister(p):
    body = ceramic(p)
    width, height = p.get("width", 0.5), p.get("height", 1.1)
    shell([(width - 0.05, 0), (width - 0.01, 0.02), (width, 0.08), (width, height / 2), (width, height)], 0.04, body, 0.015)
    lid = wood(p.get("lid", "oak"), "x")
    cylinder(width + 0.005, 0.11, lid, (0, 0, height + 0.015), rounding=0.025)
    if p.get("knob", True):
        ball(0.085, lid, (0, 0, height + 0.18))


def pepper_mill(p):
    body = wood(p.get("wood", "walnut"), "z")
    lathe([(0, 0), (0.27, 0), (0.29, 0.02), (0.29, 0.12), (0.26, 0.2), (0.2, 0.5), (0.18, 0.8), (0.2, 1.1), (0.25, 1.25), (0.25, 1.29), (0.24, 1.3), (0, 1.3)], body)
    cylinder(0.2, 0.02, metal("steel"), (0, 0, 1.3), rounding=0.004)
    lathe([(0, 1.32), (0.24, 1.32), (0.25, 1.34), (0.25, 1.42), (0.2, 1.52), (0.21, 1.62), (0.25, 1.74), (0.22, 1.9), (0.1, 1.98), (0, 1.99)], body)
    ball(0.055, metal("polished"), (0, 0, 2.02))


def mortar(p):
    stone = glaze(p.get("color", "#8d8c88"), 0.75, True, p.get("speckle", "#4d4c4a"))
    shell([(0.42, 0), (0.46, 0.02), (0.46, 0.14), (0.42, 0.2), (0.58, 0.4), (0.66, 0.7), (0.68, 0.86)], 0.11, stone)
    pestle = lathe([(0, 0), (0.1, 0.01), (0.15, 0.1), (0.12, 0.26), (0.075, 0.5), (0.08, 0.9), (0.1, 1.05), (0.06, 1.12), (0, 1.13)], stone)
    move(pestle, (-0.12, 0, 0.16), (0, 38, -20))


ARCHETYPES = {name: function for name, function in list(globals().items()) if name in ("mug", "bowl", "plate", "vase", "teapot", "jug", "canister", "pepper_mill", "mortar")}
