import {
  type AccessConfig,
  canDecideDiscounts,
  canDownloadPdf,
  canLookUpContacts,
  canOpenPath,
  canReassign,
  canSeeLeads,
  canSwitchAvailability,
  canWorkActivities,
  guardVerdict,
  mayDecide,
  NO_VIEWER,
  seesOthersCommissions,
} from '@sereno/domain/access';
import type { Operation } from '../http/document.ts';
import type { Viewer } from '../session/viewer.ts';

/** Whether somebody may make a call at all; which rows it gives or changes is for its handler to say. */
export type Permission = (viewer: Viewer) => boolean;

type Right = (viewer: Viewer, config: AccessConfig) => boolean;

/** The rights that the document names in `x-right`. A role without an id has only the PDF that is for everybody. */
const RIGHTS: Readonly<Record<string, Right>> = {
  // CAR-15, CAR-24: the dashboards show the list to these, and the dashboards are open to everybody (RTE-02).
  seeLeads: canSeeLeads,
  reassignLeads: canReassign, // CAR-09
  switchAvailability: canSwitchAvailability, // CAR-19, SHL-20
  workActivities: canWorkActivities, // MNU-08, CDR-08
  lookUpContacts: canLookUpContacts, // MNU-20
  decideCommissions: mayDecide, // CMA-12
  decideDiscounts: canDecideDiscounts, // MNU-31
  seeCommissionStates: seesOthersCommissions, // CMA-02, CMA-15
  'pdf.plain': (viewer, config) => canDownloadPdf('plain', viewer, config),
  'pdf.trainer': (viewer, config) => canDownloadPdf('trainer', viewer, config),
  'pdf.manager': (viewer, config) => canDownloadPdf('manager', viewer, config),
  'pdf.channelManager': (viewer, config) => canDownloadPdf('channelManager', viewer, config),
  'pdf.subdirector': (viewer, config) => canDownloadPdf('subdirector', viewer, config),
};

/** Only of a path without a guard is this the reason, and a call that names one is meant to be guarded. */
const isOpenPath = (path: string, config: AccessConfig) => guardVerdict(path, NO_VIEWER, config).allowed;

/**
 * Who may make a call, by the document: the guard of a screen (`x-guard`), a right (`x-right`), or either of the two.
 * Undefined without both: the call is open to everybody who is signed in.
 * @throws Error when the document names an unknown guard or right, which would open the call to everybody.
 */
export function permissionOf(operation: Operation, config: AccessConfig): Permission | undefined {
  const { 'x-guard': path, 'x-right': name } = operation;
  const ways: Permission[] = [];
  if (path !== undefined) {
    if (isOpenPath(path, config)) throw new Error(`${operation.operationId}: nothing guards ${path}.`);
    ways.push((viewer) => canOpenPath(path, viewer, config));
  }
  if (name !== undefined) {
    const right = Object.hasOwn(RIGHTS, name) ? RIGHTS[name] : undefined;
    if (right === undefined) throw new Error(`${operation.operationId}: there is no right ${name}.`);
    ways.push((viewer) => right(viewer, config));
  }
  return ways.length === 0 ? undefined : (viewer) => ways.some((mayCall) => mayCall(viewer));
}
