/**
 * The candidates' photos. A photo and the row that names it cannot change in one transaction: between the two changes a
 * photo is in doubt, which the store records. The call itself or, after a crash, a later clean-up ends the doubt and
 * deletes the photo unless a row names it.
 */
export interface PhotoStore {
  /** Stores a photo, in doubt, at a path that `newPhotoUrl` has made. */
  write(url: string, webp: Buffer): Promise<void>;
  /** The photo at a path; null where there is none, or the path is that of something else. */
  read(url: string): Promise<Buffer | null>;
  /** The URL paths of all photos, or of those that were stored at `latest` or before. */
  list(latest?: Date): Promise<string[]>;
  /** Puts a photo in doubt before its row changes. The address of a picture that is not stored here is ignored. */
  doubt(url: string): Promise<void>;
  /** The URL paths of all photos in doubt, or of those that have been in doubt since `latest` or longer. */
  inDoubt(latest?: Date): Promise<string[]>;
  /** Ends the doubt about a photo, and deletes it unless it is in use. */
  settle(url: string, isInUse: boolean): Promise<void>;
}
