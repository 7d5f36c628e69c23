import { useFreshUser } from './useFreshUser.ts';

/** Keeps the session's user as the server knows them; alone, so that its query renders nothing else again. */
export function FreshUser({ id }: { id: number }) {
  useFreshUser(id);
  return null;
}
