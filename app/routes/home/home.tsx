import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export default function Home() {
  return <><DocumentHead /><h1 className="p-4">Home</h1></>;
}
