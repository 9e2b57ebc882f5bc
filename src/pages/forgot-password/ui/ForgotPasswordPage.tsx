export function ForgotPasswordPage() {
  return <h1>forgot-password</h1>;
}
