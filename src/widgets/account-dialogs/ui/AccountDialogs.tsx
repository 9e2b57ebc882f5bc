export function AccountDialogs() {
  return null;
}
