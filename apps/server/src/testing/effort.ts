import process from 'node:process';

/** How many times as much as in the normal run the long tests try: TEST_EFFORT, 20 in `npm run test:long`. */
export const EFFORT = Number(process.env['TEST_EFFORT'] || 1);
