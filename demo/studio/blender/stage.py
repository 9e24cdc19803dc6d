"""The stage: one light, one backdrop, one camera, all sized by what stands on it."""

import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from materials import plain
from shapes import add_mesh

HALF_ANGLE = 18 / 85  # of a lens of 85 mm on a sensor of 36 mm


def prepare(width, height, samples, threshold):
    """An empty scene that keeps apart what the darkroom needs: light, colour, depth, normals and the tint mask."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.render.resolution_x, scene.render.resolution_y = width, height
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = 4
    cycles.use_denoising = False
    cycles.max_bounces = 9
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 9
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 12
    layer = bpy.context.view_layer
    layer.use_pass_z = layer.use_pass_normal = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    tint = layer.aovs.add()
    tint.name = "Tint"
    tint.type = "VALUE"
    settings = scene.render.image_settings
    settings.file_format = "OPEN_EXR_MULTILAYER"
    settings.color_depth = "32"
    settings.exr_codec = "NONE"
    return scene


def corners_of(things):
    """Points on the surface of all things, as the renderer will see them."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in things:
        shown = thing.evaluated_get(graph)
        mesh = shown.to_mesh()
        step = max(1, len(mesh.vertices) // 1500)
        points += [shown.matrix_world @ mesh.vertices[index].co for index in range(0, len(mesh.vertices), step)]
        shown.to_mesh_clear()
    return points


def put_down(things, turn, surfaces=None):
    """Turns the goods towards the camera, stands them on the floor in the middle of the stage; returns their points."""
    rotation = Matrix.Rotation(math.radians(turn), 4, "Z")
    for thing in things:
        thing.matrix_world = rotation @ thing.matrix_world
    bpy.context.view_layer.update()
    points = corners_of(surfaces or things)
    low = Vector([min(p[axis] for p in points) for axis in range(3)])
    high = Vector([max(p[axis] for p in points) for axis in range(3)])
    shift = Vector((-(low.x + high.x) / 2, -(low.y + high.y) / 2, 0.002 * (high - low).length - low.z))
    for thing in things:
        thing.matrix_world = Matrix.Translation(shift) @ thing.matrix_world
    bpy.context.view_layer.update()
    return [p + shift for p in points]


def set_stage(scene, points):
    """Backdrop and lights round goods of this size."""
    middle = Vector((0, 0, max(p.z for p in points) / 2))
    scale = max((p - middle).length for p in points) / 0.75
    backdrop(scale)
    softbox(scene, Vector((-3.6, -2.6, 4.4)), 3.0, 345, middle, scale, (1, 0.965, 0.92))
    softbox(scene, Vector((4.2, -2.2, 2.6)), 2.8, 95, middle, scale, (0.94, 0.97, 1))
    softbox(scene, Vector((0.6, 3.2, 5.0)), 2.4, 150, middle, scale, (1, 1, 1))
    world = bpy.data.worlds.new("room")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.97, 0.96, 0.94, 1)
    background.inputs[1].default_value = 0.42


def backdrop(scale):
    """Paper that lies on the floor and rises behind in one soft curve."""
    outline = [(-14, 0), (4, 0)]
    outline += [(4 + 4 * math.sin(a), 4 - 4 * math.cos(a)) for a in [i * math.pi / 2 / 24 for i in range(1, 25)]]
    outline.append((8, 16))
    bm = bmesh.new()
    rows = [[bm.verts.new((x * scale, y * scale, z * scale)) for y, z in outline] for x in (-24, 24)]
    for left, right, right_up, left_up in zip(rows[0], rows[1], rows[1][1:], rows[0][1:]):
        bm.faces.new((left, right, right_up, left_up))
    add_mesh("backdrop", bm, plain("#ebe5db", roughness=0.95, specular=0.1))


def softbox(scene, place, size, power, target, scale, color):
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy = power * scale * scale
    light.size = size * scale
    light.color = color
    thing = bpy.data.objects.new("softbox", light)
    thing.location = place * scale
    thing.rotation_euler = (target - place * scale).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(thing)


def point_camera(scene, points, elevation, fill, aim):
    """Moves back until the goods fill this part of the picture; aim (-1..1 each way) is what comes to the middle."""
    aspect = max(1, scene.render.resolution_x / scene.render.resolution_y)
    lens = bpy.data.cameras.new("camera")
    lens.lens = 85
    lens.clip_end = 10000
    camera = bpy.data.objects.new("camera", lens)
    scene.collection.objects.link(camera)
    scene.camera = camera
    angle = math.radians(elevation)
    toward = Vector((0, -math.cos(angle), math.sin(angle)))
    camera.rotation_euler = Euler((math.pi / 2 - angle, 0, 0))
    turn = camera.rotation_euler.to_matrix().transposed()
    middle = Vector((0, 0, max(p.z for p in points) / 2))
    distance = 10 * max((p - middle).length for p in points)
    for _ in range(8):
        place = middle + toward * distance
        seen = [turn @ (p - place) for p in points]
        across = [s.x / -s.z for s in seen]
        up = [s.y / -s.z for s in seen]
        half = max(max(across) - min(across), (max(up) - min(up)) * aspect) / 2
        distance *= half / (min(fill, 0.8) * HALF_ANGLE)
    camera.location = place
    zoom = max(1, fill / 0.8)
    lens.lens = 85 * zoom
    center = [(max(side) + min(side)) / 2 + reach * (max(side) - min(side)) / 2 for side, reach in zip((across, up), aim)]
    lens.shift_x, lens.shift_y = (value * zoom / (2 * HALF_ANGLE) for value in center)
