import type { VideoForm } from "#domain/catalog/video-admin/video-admin.ts";
import { Notice } from "../ui/parts/notice.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { VideoEditor } from "../ui/video-admin/video-editor.tsx";
import { VideoFiles } from "../ui/video-admin/video-files.tsx";
import { useVideoActions } from "./use-video-actions.ts";

type EditedVideoProps = { video: VideoForm; languages: readonly { code: string; name: string }[] };

/** A video in a desk: its files, and everything else about it. */
export function EditedVideo({ video, languages }: EditedVideoProps) {
  const { t } = usePage();
  const actions = useVideoActions();
  return (
    <>
      {video.state === "hidden" && (
        <div className="mb-5">
          <Notice kind="error">
            {t("The marketplace has taken this video down: {reason}", { reason: video.hiddenReason })}
          </Notice>
        </div>
      )}
      <VideoFiles
        video={video}
        languages={languages}
        onVideo={(file) => actions.uploadVideo(video.id, file)}
        onPoster={(image) => actions.uploadPoster(video.id, image)}
        onCaptions={(code, file) => actions.uploadCaptions(video.id, code, file)}
      />
      <VideoEditor
        key={video.id}
        video={video}
        languages={languages}
        onSave={(sent) => actions.change(video.id, sent)}
      />
    </>
  );
}
