export function JobPage() {
  return <h1>job</h1>;
}
