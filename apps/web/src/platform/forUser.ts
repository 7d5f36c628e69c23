import type { SessionUser } from '@sereno/domain/session';
import { useAtomValue } from 'jotai';
import { type ComponentType, createElement } from 'react';
import { sessionAtom } from './session.ts';

/** Gives a page the signed-in person; it renders nothing while signed out. */
export function forUser<Props extends object>(
  page: ComponentType<Props & { readonly user: SessionUser }>,
): ComponentType<Props> {
  return function ForUser(props) {
    const user = useAtomValue(sessionAtom)?.user;
    return user === undefined ? null : createElement(page, { ...props, user });
  };
}
