// Made by scripts/generate.ts from openapi/; never edited.

/** The `status` of a success, by call (`x-success-status` of the document). */
export const successStatus = {
  'POST /user/auth/signin': [200],
  'POST /user/updateToken': [200],
  'GET /user/me': [200],
  'POST /user/logout': [200],
  'GET /activity/activities-by-type': [200],
  'GET /health': [200],
} as const;
