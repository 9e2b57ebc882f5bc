export function VerifyPage() {
  return <h1>verify</h1>;
}
