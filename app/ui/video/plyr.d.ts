/** What we use of plyr; its own types export it in a way that ECMAScript modules cannot import. */
declare module "plyr" {
  export default class Plyr {
    constructor(media: HTMLMediaElement, options: Record<string, unknown>);
    readonly config: { speed: { selected: number } };
    currentTime: number;
    speed: number;
    on(event: "timeupdate", handler: () => void): void;
    play(): Promise<void> | undefined;
    destroy(): void;
  }
}
