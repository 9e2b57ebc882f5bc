export function ProfilePage() {
  return <h1>profile</h1>;
}
