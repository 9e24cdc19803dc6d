"""Meshes from which the goods are built. One unit is ten centimetres."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def add_mesh(name, bm, material, smooth=True):
    """Puts a finished bmesh into the scene."""
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def subdivide(thing, levels=2):
    modifier = thing.modifiers.new("subdivide", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return thing


def bevel(thing, width, segments=3):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(30)
    modifier.harden_normals = False
    return thing


def move(thing, place=(0, 0, 0), turn=(0, 0, 0)):
    """Turns (degrees) and then moves, on top of what was done before."""
    rotation = Matrix.Rotation(math.radians(turn[2]), 4, "Z")
    rotation = rotation @ Matrix.Rotation(math.radians(turn[1]), 4, "Y")
    rotation = rotation @ Matrix.Rotation(math.radians(turn[0]), 4, "X")
    thing.matrix_world = Matrix.Translation(Vector(place)) @ rotation @ thing.matrix_world
    return thing


def move_all(things, place=(0, 0, 0), turn=(0, 0, 0)):
    for thing in things:
        move(thing, place, turn)
    return things


def lathe(profile, material, steps=48, levels=2, name="lathe"):
    """Turns a profile of (radius, height) around the upright axis. Two points close together make an edge."""
    bm = bmesh.new()
    rings = []
    for radius, height in profile:
        if radius < 1e-5:
            rings.append([bm.verts.new((0, 0, height))])
            continue
        angles = [2 * math.pi * step / steps for step in range(steps)]
        rings.append([bm.verts.new((radius * math.cos(a), radius * math.sin(a), height)) for a in angles])
    for lower, upper in zip(rings, rings[1:]):
        for step in range(steps):
            corners = [lower[step % len(lower)], lower[(step + 1) % len(lower)]]
            corners += [upper[(step + 1) % len(upper)], upper[step % len(upper)]]
            unique = list(dict.fromkeys(corners))
            if len(unique) > 2:
                bm.faces.new(unique)
    return subdivide(add_mesh(name, bm, material), levels)


def tube(points, radius, material, closed=False, radii=None, resolution=8, kind="BEZIER", name="tube"):
    """A round bar along points; radii scale the thickness point by point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new(kind)
    items = spline.bezier_points if kind == "BEZIER" else spline.points
    items.add(len(points) - 1)
    for index, (item, point) in enumerate(zip(items, points)):
        if kind == "BEZIER":
            item.co = point
            item.handle_left_type = item.handle_right_type = "AUTO"
        else:
            item.co = (*point, 1)
        item.radius = radii[index] if radii else 1
    spline.use_cyclic_u = closed
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def box(size, material, place=(0, 0, 0), rounding=0.02, segments=3, name="box"):
    """A box that stands on `place` (the middle of its bottom)."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for vertex in bm.verts:
        vertex.co = Vector((vertex.co.x * size[0], vertex.co.y * size[1], (vertex.co.z + 0.5) * size[2]))
    thing = add_mesh(name, bm, material)
    if rounding:
        bevel(thing, min(rounding, min(size) * 0.49), segments)
    return move(thing, place)


def slab(outline, thickness, material, rounding=0.02, segments=3, name="slab"):
    """A flat outline of (x, y) given a thickness upwards."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    made = bmesh.ops.extrude_face_region(bm, geom=[face])
    for item in made["geom"]:
        if isinstance(item, bmesh.types.BMVert):
            item.co.z += thickness
    thing = add_mesh(name, bm, material)
    if rounding:
        bevel(thing, rounding, segments)
    return thing


def rounded_outline(width, depth, radius, steps=8):
    """The outline of a rectangle with round corners, for slabs."""
    points = []
    corners = [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]
    for side, end, start in corners:
        middle = (side * (width / 2 - radius), end * (depth / 2 - radius))
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)))
    return points


def grid(across, along, place_of, material, closed=False, name="grid"):
    """A sheet of across by along cells; place_of(u, v) tells where a corner lies. Carries texture coordinates."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    rows = [[bm.verts.new(place_of(u / across, v / along)) for u in range(across + (not closed))] for v in range(along + 1)]
    for v in range(along):
        for u in range(across):
            corners = [(u, v), (u + 1, v), (u + 1, v + 1), (u, v + 1)]
            width = len(rows[0])
            face = bm.faces.new([rows[b][a % width] for a, b in corners])
            for loop, (a, b) in zip(face.loops, corners):
                loop[layer].uv = (a / across, b / along)
    return add_mesh(name, bm, material)


def solidify(thing, thickness, offset=-1):
    modifier = thing.modifiers.new("solidify", "SOLIDIFY")
    modifier.thickness = thickness
    modifier.offset = offset
    return thing


def wrapped_label(radius, bottom, top, degrees, material, middle=-90, top_radius=None):
    """A label round a vessel, its middle towards the camera (-90 degrees)."""
    upper = top_radius or radius

    def place_of(u, v):
        angle = math.radians(middle - degrees / 2 + degrees * u)
        here = radius + (upper - radius) * v
        return (here * math.cos(angle), here * math.sin(angle), bottom + (top - bottom) * v)

    return solidify(grid(96, 2, place_of, material, name="label"), 0.003, 1)


def flat_label(width, height, material, place=(0, 0, 0), turn=(0, 0, 0)):
    """An upright picture that faces the camera, its bottom middle at `place`."""
    thing = grid(1, 1, lambda u, v: (width * (u - 0.5), 0, height * v), material, name="label")
    return move(thing, place, turn)


def ball(radius, material, place=(0, 0, 0), detail=5):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=radius)
    return move(add_mesh("ball", bm, material), place)


def cylinder(radius, height, material, place=(0, 0, 0), turn=(0, 0, 0), rounding=0.02, top_radius=None, steps=64):
    """A round bar or disc with softened rims that stands on `place`."""
    upper = top_radius or radius
    soft = min(rounding, height / 2.1, radius / 2.1)
    profile = [(0, 0), (radius - soft, 0)]
    for step in range(1, 5):
        angle = math.pi / 2 * step / 4
        profile.append((radius - soft + soft * math.sin(angle), soft - soft * math.cos(angle)))
    for step in range(5):
        angle = math.pi / 2 * step / 4
        profile.append((upper - soft + soft * math.cos(angle), height - soft + soft * math.sin(angle)))
    profile.append((0, height))
    return move(lathe(profile, material, steps, 0, "cylinder"), place, turn)


def torus(radius, thickness, material, place=(0, 0, 0), turn=(0, 0, 0), steps=96, flat=1.0):
    def place_of(u, v):
        a, b = 2 * math.pi * u, 2 * math.pi * v
        here = radius + thickness * math.cos(b)
        return (here * math.cos(a), here * math.sin(a), thickness * flat * math.sin(b))

    return move(grid(steps, 20, place_of, material, closed=True, name="torus"), place, turn)


def disc(radius, material, z):
    """A round picture that lies at this height."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    ring = [bm.verts.new((radius * math.cos(2 * math.pi * s / 96), radius * math.sin(2 * math.pi * s / 96), z)) for s in range(96)]
    for loop in bm.faces.new(ring).loops:
        loop[layer].uv = (loop.vert.co.x / radius / 2 + 0.5, loop.vert.co.y / radius / 2 + 0.5)
    return add_mesh("disc", bm, material)
