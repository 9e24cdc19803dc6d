"""Bottles, jars, glasses, candles and tins, with printed labels."""



from materials import glass, linear, liquid, metal, Nodes, picture, plain, wax, wood
from shapes import ball, cylinder, lathe, move, torus, tube, wrapped_label
from vessels import shell


def label_of(p, name="label", roughness=0.6):
    return picture(p["art"][name], roughness)


def amber_bottle(p):
    """A bottle for oils and lotions: with dropper, pump or screw cap."""
    radius, height = p.get("radius", 0.28), p.get("height", 0.9)
    body = glass(p["glass"]) if p.get("glass") else plain(p.get("color", "#e8e2d6"), 0.35, 0.2, True)
    neck = radius * p.get("neck", 0.42)
    profile = [(0, 0), (radius - 0.05, 0), (radius - 0.01, 0.015), (radius, 0.06), (radius, height * 0.5), (radius, height - 0.06), (radius - 0.03, height + 0.02), (radius * 0.6, height + 0.11), (neck, height + 0.15), (neck, height + 0.27), (0, height + 0.27)]
    lathe(profile, body)
    if p.get("glass"):
        inner = [(0, 0.04), (radius - 0.06, 0.04), (radius - 0.035, 0.09), (radius - 0.035, height * 0.86), (0, height * 0.86)]
        lathe(inner, liquid(p.get("liquid", "#5a2a0c")))
    top = height + 0.2
    cap = plain(p.get("cap", "#1f1f20"), 0.4)
    kind = p.get("top", "cap")
    if kind == "cap":
        cylinder(neck + 0.03, 0.26, cap, (0, 0, top), rounding=0.02)
    elif kind == "wood":
        cylinder(neck + 0.05, 0.3, wood("oak", "z"), (0, 0, top), rounding=0.03)
    elif kind == "dropper":
        cylinder(neck + 0.035, 0.2, metal(p.get("collar", "black")), (0, 0, top), rounding=0.015)
        lathe([(0, 0), (0.08, 0), (0.085, 0.02), (0.075, 0.25), (0.08, 0.36), (0.06, 0.44), (0, 0.46)], plain("#222222", 0.5)).location.z = top + 0.2
    elif kind == "pump":
        cylinder(neck + 0.05, 0.16, cap, (0, 0, top), rounding=0.02)
        cylinder(0.05, 0.26, cap, (0, 0, top + 0.15), rounding=0.01)
        cylinder(0.12, 0.08, cap, (0, 0, top + 0.39), rounding=0.03)
        tube([(0, 0, top + 0.43), (0.2, 0, top + 0.44), (0.34, 0, top + 0.42), (0.4, 0, top + 0.35)], 0.035, cap, radii=[1.3, 1.1, 1, 0.8])
    share = p.get("label_height", 0.58)
    low = height * (0.5 - share / 2) + 0.01
    wrapped_label(radius + 0.004, low, low + height * share, p.get("label_degrees", 170), label_of(p))


def oil_bottle(p):
    """A tall square-shouldered bottle with a cork or a dark cap."""
    radius, height = p.get("radius", 0.34), p.get("height", 1.7)
    profile = [(0, 0.03), (radius * 0.6, 0.02), (radius - 0.05, 0), (radius, 0.05), (radius, height * 0.5), (radius, height), (radius - 0.04, height + 0.1), (0.14, height + 0.38), (0.12, height + 0.46), (0.12, height + 0.75), (0.15, height + 0.76), (0.15, height + 0.84), (0, height + 0.84)]
    lathe(profile, glass(p.get("glass", "#86a04c")))
    lathe([(0, 0.07), (radius - 0.06, 0.07), (radius - 0.04, 0.12), (radius - 0.04, height * 0.98), (0.09, height + 0.36), (0.08, height + 0.5), (0, height + 0.5)], liquid(p.get("liquid", "#c9bb3a")))
    if p.get("top") == "cork":
        lathe([(0, 0), (0.095, 0), (0.105, 0.16), (0.1, 0.18), (0, 0.18)], wood("birch", "z", 0.8)).location.z = height + 0.84
    else:
        cylinder(0.155, 0.34, plain(p.get("cap", "#25241f"), 0.4), (0, 0, height + 0.54), rounding=0.015)
    wrapped_label(radius + 0.004, height * 0.16, height * 0.8, 180, label_of(p))


def jar(p):
    """A glass jar, filled, with a metal, wooden or cork lid, and a label."""
    radius, height = p.get("radius", 0.42), p.get("height", 0.85)
    lathe([(0, 0.02), (radius * 0.7, 0.02), (radius - 0.06, 0), (radius, 0.06), (radius, height / 2), (radius, height - 0.1), (radius - 0.03, height), (radius - 0.05, height + 0.03), (radius - 0.05, height + 0.1), (0, height + 0.1)], glass(p.get("glass", "#ffffff")))
    full = height * p.get("full", 0.93)
    filling = [(0, 0.035), (radius - 0.08, 0.035), (radius - 0.035, 0.085), (radius - 0.035, full - 0.03), (radius - 0.05, full), (0, full)]
    stuff = liquid(p["filling"]) if p.get("runny") else grains(p.get("filling", "#b58b4a"), p.get("grain", 60), p.get("shade", 0.35))
    lathe(filling, stuff)
    lid = p.get("lid", "brass")
    if lid in ("oak", "bamboo", "walnut", "beech"):
        cylinder(radius - 0.01, 0.15, wood(lid, "x"), (0, 0, height + 0.05), rounding=0.02)
    elif lid == "cork":
        lathe([(0, 0), (radius - 0.06, 0), (radius - 0.02, 0.2), (radius - 0.04, 0.22), (0, 0.22)], wood("birch", "x", 0.9)).location.z = height + 0.03
    else:
        cylinder(radius + 0.005, 0.17, plain(lid, 0.35, 0.3) if lid.startswith("#") else metal(lid), (0, 0, height - 0.01), rounding=0.02)
    if p.get("art"):
        share = p.get("label_height", 0.55)
        wrapped_label(radius + 0.004, height * (0.47 - share / 2), height * (0.47 + share / 2), p.get("label_degrees", 170), label_of(p))


def grains(color, scale, shade=0.35):
    """Powder, seeds or beans behind glass."""
    n = Nodes("grains", color, roughness=0.8)
    base = linear(color)
    cells = n.texture("Voronoi", n.place(), scale=scale)
    n.color(n.ramp(cells.outputs["Distance"], [(0.1, tuple(min(1, c * 1.25) for c in base)), (0.75, tuple(c * shade for c in base))]))
    n.bump(cells.outputs["Distance"], -0.6, 0.05)
    return n.material


def cream_jar(p):
    """A low jar for balms and creams."""
    radius, height = p.get("radius", 0.38), p.get("height", 0.42)
    body = glass(p["glass"]) if p.get("glass") else plain(p.get("color", "#ece7de"), 0.3, 0.3, True)
    lathe([(0, 0), (radius - 0.06, 0), (radius - 0.01, 0.01), (radius, 0.05), (radius, 0.07), (radius, height - 0.07), (radius, height - 0.05), (radius - 0.01, height - 0.01), (radius - 0.03, height), (0, height)], body)
    if p.get("glass"):
        lathe([(0, 0.08), (radius - 0.1, 0.08), (radius - 0.07, 0.12), (radius - 0.07, height - 0.06), (0, height - 0.06)], plain(p.get("cream", "#efe6d4"), 0.5))
    lid = p.get("lid", "oak")
    top = plain(lid, 0.4) if lid.startswith("#") else wood(lid, "x") if lid in ("oak", "walnut", "bamboo") else metal(lid)
    cylinder(radius + 0.012, 0.17, top, (0, 0, height - 0.01), rounding=0.02)
    wrapped_label(radius + 0.003, 0.075, height - 0.075, 200, label_of(p))


def candle(p):
    """A candle poured into a glass or a stoneware cup, with a label."""
    radius, height = p.get("radius", 0.4), p.get("height", 0.95)
    cup = glass(p.get("glass", "#ffffff")) if not p.get("color") else plain(p["color"], 0.55, 0.1, True)
    shell([(radius - 0.04, 0), (radius, 0.04), (radius, height / 2), (radius, height)], 0.035, cup)
    surface = height * 0.78
    lathe([(0, 0.05), (radius - 0.07, 0.05), (radius - 0.04, 0.08), (radius - 0.04, surface - 0.015), (radius - 0.06, surface), (0.06, surface - 0.012), (0, surface - 0.012)], wax(p.get("wax", "#f0e6d2")))
    wick(surface)
    wrapped_label(radius + 0.004, height * 0.2, height * 0.68, 130, label_of(p))


def wick(height):
    tube([(0, 0, height - 0.02), (0.004, 0, height + 0.07), (0.025, 0, height + 0.14)], 0.013, plain("#3a342c", 0.9))


def pillar_candles(p):
    """Three pillar candles of different height."""
    for x, y, height in ((-0.42, 0.12, 1.7), (0.42, 0.18, 1.2), (0.08, -0.4, 0.75)):
        body = plain(p["color"], 0.45, 0.05, True)
        move(lathe([(0, 0), (0.33, 0), (0.35, 0.02), (0.35, height - 0.03), (0.33, height), (0.2, height - 0.03), (0, height - 0.04)], body), (x, y, 0))
        tube([(x, y, height - 0.05), (x + 0.004, y, height + 0.05), (x + 0.02, y, height + 0.1)], 0.014, plain("#3a342c", 0.9))


def glasses(p):
    """Drinking glasses side by side: tumblers, highballs or wine glasses."""
    form = p.get("form", "tumbler")
    profiles = {
        "tumbler": [(0.3, 0), (0.34, 0.03), (0.36, 0.1), (0.4, 0.9)],
        "highball": [(0.27, 0), (0.3, 0.03), (0.31, 0.1), (0.32, 1.4)],
        "ribbed": [(0.3, 0), (0.34, 0.03), (0.36, 0.1), (0.38, 0.95)],
    }
    places = {1: [(0, 0)], 2: [(-0.46, 0.1), (0.44, -0.14)], 4: [(-0.5, 0.42), (0.46, 0.46), (-0.42, -0.46), (0.5, -0.42)]}[p.get("count", 2)]
    for x, y in places:
        if form == "wine":
            outer = [(0.37, 0), (0.372, 0.012), (0.1, 0.05), (0.04, 0.16), (0.035, 0.7), (0.06, 0.86), (0.3, 1.05), (0.44, 1.36), (0.43, 1.7), (0.35, 2.12)]
            inner = [(0.335, 2.125), (0.412, 1.7), (0.42, 1.37), (0.28, 1.08), (0.05, 0.93), (0, 0.92)]
            thing = lathe([(0, 0)] + outer + [(0.345, 2.128)] + inner, glass(p.get("glass", "#ffffff")))
        else:
            thing = shell(profiles[form], 0.03, glass(p.get("glass", "#ffffff")))
        move(thing, (x, y, 0))


def carafe(p):
    body = glass(p.get("glass", "#ffffff"))
    shell([(0.42, 0), (0.48, 0.03), (0.56, 0.2), (0.56, 0.7), (0.4, 1.15), (0.24, 1.45), (0.22, 1.75), (0.3, 2.05)], 0.03, body)
    if p.get("stopper"):
        lathe([(0, 0), (0.2, 0), (0.235, 0.12), (0.24, 0.2), (0, 0.2)], wood("birch", "x", 0.8)).location.z = 1.88
        ball(0.2, wood(p["stopper"], "z"), (0, 0, 2.25), 4)
    if p.get("water", True):
        lathe([(0, 0.05), (0.44, 0.05), (0.52, 0.2), (0.52, 0.7), (0.4, 1.04), (0, 1.04)], liquid("#f2fafc"))


def tin(p):
    """A round lidded tin with a print all round."""
    radius, height = p.get("radius", 0.42), p.get("height", 1.1)
    cylinder(radius, height, metal("polished"), rounding=0.02)
    wrapped_label(radius + 0.003, 0.03, height - 0.22, 359, picture(p["art"]["label"], 0.35, 0.2))
    lid = plain(p.get("lid", "#2f3b38"), 0.3, 0.3) if p.get("lid", "#").startswith("#") else metal(p["lid"])
    cylinder(radius + 0.012, 0.24, lid, (0, 0, height - 0.22), rounding=0.025)
    torus(radius + 0.012, 0.008, lid, (0, 0, height - 0.22))


def thermos(p):
    """A steel bottle for drinks with a lacquered body."""
    body = plain(p["color"], 0.42, 0.15, True)
    lathe([(0, 0.03), (0.36, 0.03), (0.365, 0.06), (0.365, 0.3), (0.365, 1.6), (0.35, 1.72), (0.24, 1.9), (0.22, 1.96), (0, 1.96)], body)
    cylinder(0.36, 0.05, metal("steel", "round"), rounding=0.02)
    cylinder(0.225, 0.06, metal("steel", "round"), (0, 0, 1.95), rounding=0.01)
    cap = metal("steel", "round") if not p.get("wood") else wood("bamboo", "x")
    cylinder(0.25, 0.3, cap, (0, 0, 2.01), rounding=0.03)
    torus(0.13, 0.028, metal("steel"), (0, 0, 2.33), (90, 0, 20))


ARCHETYPES = {
    "amber_bottle": amber_bottle,
    "oil_bottle": oil_bottle,
    "jar": jar,
    "cream_jar": cream_jar,
    "candle": candle,
    "pillar_candles": pillar_candles,
    "glasses": glasses,
    "carafe": carafe,
    "tin": tin,
    "thermos": thermos,
}
