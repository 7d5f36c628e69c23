import { apiFaults } from './api.ts';
import type { Fault } from './fault.ts';
import { reportFaults } from './reports.ts';
import { serverFaults } from './server.ts';
import { serverDataFaults } from './serverData.ts';
import { uiPartsFaults } from './uiParts.ts';
import { uiWorkFaults } from './uiWork.ts';
import { webFaults } from './web.ts';
import { webPlatformFaults } from './webPlatform.ts';

/** Every fault that the tests have to notice. */
export const faults: readonly Fault[] = [
  ...uiPartsFaults,
  ...uiWorkFaults,
  ...webFaults,
  ...webPlatformFaults,
  ...apiFaults,
  ...serverFaults,
  ...serverDataFaults,
  ...reportFaults,
];
