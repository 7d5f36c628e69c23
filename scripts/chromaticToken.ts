/**
 * Stands before `chromatic` in `npm run chromatic`: its settings are in chromatic.config.json, its token comes from the environment
 * alone. Without it, Chromatic would first build everything and then ask for one on the command line.
 */
if ((process.env['CHROMATIC_PROJECT_TOKEN']?.trim() ?? '') === '') {
  process.stderr.write(
    'chromatic: CHROMATIC_PROJECT_TOKEN is not set. Nothing was built and nothing was sent. ' +
      "Set it in the environment, from the project's page at chromatic.com; never write it into a file.\n",
  );
  process.exitCode = 1;
}
