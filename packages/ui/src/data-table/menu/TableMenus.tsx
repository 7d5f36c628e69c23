'use client';
import { LazyView } from '../../lazy/LazyView.tsx';
import { useTexts } from '../../locale/index.ts';
import { tableTexts } from '../../locale/texts/es/table.ts';
import { tableMenu, type useTableMenus } from './useTableMenus.ts';

type TableMenusProps = {
  readonly menus: ReturnType<typeof useTableMenus>;
  readonly onNavigate: ((href: string) => void) | undefined;
};

/** The open menu, or an alert when its code could not be loaded. */
export function TableMenus({ menus, onNavigate }: TableMenusProps) {
  const { menu, isLost, close, move, fail } = menus;
  const t = useTexts(tableTexts);
  return (
    <>
      {isLost && (
        <p className="lost" role="alert">
          {t('dataTable.menuFailed')}
        </p>
      )}
      {menu && (
        <LazyView
          part={tableMenu}
          when={menu.isOpen}
          onFailure={fail}
          props={{ ...menu, onClose: close, onMove: move, onFailure: fail, onNavigate }}
        />
      )}
    </>
  );
}
