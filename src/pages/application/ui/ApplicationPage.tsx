export function ApplicationPage() {
  return <h1>application</h1>;
}
