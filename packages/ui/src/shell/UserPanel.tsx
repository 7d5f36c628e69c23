'use client';
import { formatPhone } from '@sereno/domain/contact';
import { ChevronRight } from '../foundation/icons/chevron-right.ts';
import { LogOut } from '../foundation/icons/log-out.ts';
import { Avatar, Button, Switch } from '../foundation/index.ts';
import { useId } from 'react';
import { useTexts } from '../locale/index.ts';
import { userPanelTexts } from '../locale/texts/es/userPanel.ts';
import { AppearanceChoice, type AppearanceChoiceProps } from './AppearanceChoice.tsx';
import { followLink, type Navigate } from '../foundation/button/plainPress.ts';
import { contactHref, presentFacts, type UserPanelUser } from './userDetails.ts';
import { Panel } from './UserPanel.styles.ts';
import { UserTabs, type UserTabsProps } from './UserTabs.tsx';
import { rootOf } from '../state/rootProps.ts';

export type UserAvailability = {
  /** Whether the person is available for leads of the carousel. */
  readonly available: boolean;
  /** The change waits for the server: presses do nothing. Default: false. */
  readonly busy?: boolean | undefined;
  /** The person switches it. After a refusal the host restores `available` (SHL-44). */
  readonly onChange: (available: boolean) => void;
};

export type UserNotices = {
  /** Heading: what the notices are about. */
  readonly title: string;
  /** At least one; each leads to what it is about. */
  readonly items: readonly {
    readonly id: number;
    readonly text: string;
    readonly detail?: string | undefined;
    readonly href: string;
  }[];
  /** Label of the button that marks all of them as read. */
  readonly readLabel: string;
  /** The person has read these: all of them, or the one whose link was followed. */
  readonly onRead: (ids: readonly number[]) => void;
};

export type UserPanelProps = AppearanceChoiceProps & {
  /** The signed-in person. Missing facts are hidden. */
  user: UserPanelUser;
  /** The letter of the avatar (SHL-14). Default: the first letter of the first name, in capitals. */
  initial?: string | undefined;
  /** URL of 'Salir' (SHL-19). */
  leaveHref: string;
  /** Called for plain left clicks on the links and on 'Salir'. Default: ordinary links. */
  onNavigate?: Navigate | undefined;
  /** Availability for the carousel, for those who have one (SHL-20). Default: no switch. */
  availability?: UserAvailability | null | undefined;
  /** What happened since the person looked last. Default: none. */
  notices?: UserNotices | null | undefined;
  /** Pages of the person's own account. Default: none. */
  links?: readonly { readonly label: string; readonly href: string }[] | undefined;
  /** Content of the three tabs, replacing the samples (SHL-26, SHL-27). Default: the samples. */
  tabs?: UserTabsProps | undefined;
};

/**
 * Content of the drawer on the right: the person, appearance, account pages, and sign-out, which stays visible at any
 * scroll position (SHL-13 to SHL-27).
 */
export function UserPanel(props: UserPanelProps) {
  const { user, initial, leaveHref, onNavigate, availability, notices, links = [], tabs } = props;
  const { theme, onThemeChange, density, onDensityChange, locale, onLocaleChange } = props;
  const appearance = { theme, onThemeChange, density, onDensityChange, locale, onLocaleChange };
  const t = useTexts(userPanelTexts);
  const facts = presentFacts(user);

  return (
    <Panel {...rootOf(props)}>
      <div className="person">
        <Avatar size="large" name={initial ?? user.firstName} />
        <div>
          <p className="name">{user.firstName}</p>
          <p>{user.roleName}</p>
        </div>
      </div>
      {availability && (
        <div className="availability">
          <Switch
            label={t('userPanel.available')}
            labelPosition="before"
            checked={availability.available}
            busy={availability.busy ?? false}
            onChange={availability.onChange}
          />
        </div>
      )}
      {notices && <Notices {...notices} onNavigate={onNavigate} />}
      {facts.length > 0 && (
        <div className="facts">
          <dl>
            {facts.map(({ fact, value }) => (
              <div key={fact}>
                <dt>{t(`userPanel.${fact}`)}</dt>
                <dd>
                  <Fact href={contactHref(fact, value)}>{fact === 'mobile' ? formatPhone(value) : value}</Fact>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <AppearanceChoice {...appearance} />
      {links.length > 0 && (
        <div>
          <ul className="links">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className="link" href={href} onClick={(event) => followLink(event, onNavigate)}>
                  {label}
                  <ChevronRight size={16} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <UserTabs {...tabs} />
      <div className="way-out">
        <a className="leave" href={leaveHref} onClick={(event) => followLink(event, onNavigate)}>
          <LogOut size={16} />
          {t('userPanel.leave')}
        </a>
      </div>
    </Panel>
  );
}

function Notices({ title, items, readLabel, onRead, onNavigate }: UserNotices & Pick<UserPanelProps, 'onNavigate'>) {
  const titleId = useId();
  return (
    <section className="notices" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul className="links">
        {items.map(({ id, text, detail, href }) => (
          <li key={id}>
            <a
              className="link"
              href={href}
              onClick={(event) => {
                onRead([id]);
                followLink(event, onNavigate);
              }}
            >
              <span>
                {text}
                {detail !== undefined && <small>{detail}</small>}
              </span>
              <ChevronRight size={16} />
            </a>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => onRead(items.map(({ id }) => id))}>
        {readLabel}
      </Button>
    </section>
  );
}

function Fact({ href, children }: { href: string | undefined; children: string }) {
  if (href === undefined) return children;
  const [person = '', ...host] = children.split('@');
  return (
    <a href={href}>
      {person}
      {host.length > 0 && (
        <>
          @{/* A long address breaks at the end of a line rather than inside a word. */}
          <wbr />
          {host.join('@')}
        </>
      )}
    </a>
  );
}
