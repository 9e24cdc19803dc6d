import type { Calls } from "#api/api.ts";

/** The API's paths by method, with the types of requests and responses. */
type Method = "$get" | "$post";
export type PathOf<Verb extends Method> = {
  [Path in keyof Calls]: Verb extends keyof Calls[Path] ? Path : never;
}[keyof Calls] &
  string;
export type EndpointOf<Path extends keyof Calls, Verb extends Method> = Calls[Path][Verb & keyof Calls[Path]];
export type InputOf<Endpoint> = Endpoint extends { input: infer Input } ? OrFormData<Input> : never;
/** Form fields can be sent as the browser's `FormData`. */
type OrFormData<Input> = Input extends { form: infer Fields }
  ? Omit<Input, "form"> & { form: Fields | FormData }
  : Input;
export type AnswerOf<Endpoint> = Endpoint extends { status: 200; output: infer Output } ? Output : never;

export type PostPath = PathOf<"$post">;
export type PostInput<Path extends PostPath> = InputOf<EndpointOf<Path, "$post">>;
