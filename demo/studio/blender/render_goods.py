"""Renders the pictures of one product: blender -b -noaudio -P render_goods.py -- job.json

The job (written by render.ts) names the archetype, its parameters, and for each view where the layers go."""

import json
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))

import materials
import scenes
import stage
from archetypes import ARCHETYPES


def render(job, view):
    materials.cache.clear()
    width, height = view.get("size", (job["size"], job["size"]))
    scene = stage.prepare(width, height, view.get("samples", job["samples"]), view.get("threshold", job["threshold"]))
    if "items" in job:
        scenes.arrange(job["items"], ARCHETYPES)
    else:
        ARCHETYPES[job["archetype"]](job["parameters"])
    bpy.context.view_layer.update()
    things = [thing for thing in scene.objects if thing.type in ("MESH", "CURVE")]
    points = stage.put_down([thing for thing in things if thing.parent is None], view.get("turn", 0))
    stage.set_stage(scene, points)
    stage.point_camera(scene, points, view.get("elevation", 16), view.get("fill", 0.74), view.get("aim", (0, 0)))
    scene.render.filepath = view["layers"]
    started = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"RENDERED {job['slug']} {view['name']} {time.time() - started:.1f}", flush=True)


for arguments in [json.loads(Path(sys.argv[-1]).read_text())]:
    for wanted in arguments["views"]:
        render(arguments, wanted)
