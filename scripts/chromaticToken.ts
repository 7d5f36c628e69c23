/**
 * Runs before `chromatic` in `npm run chromatic`: its settings are in chromatic.config.json, its token only in the
 * environment. Without it, Chromatic would build everything first and then ask for one.
 */
if ((process.env['CHROMATIC_PROJECT_TOKEN']?.trim() ?? '') === '') {
  process.stderr.write(
    'chromatic: CHROMATIC_PROJECT_TOKEN is not set. Nothing was built and nothing was sent. ' +
      "Set it in the environment, from the project's page at chromatic.com; never write it into a file.\n",
  );
  process.exitCode = 1;
}
