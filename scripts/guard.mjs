// Every root script starts here, and every install ends here: pnpm runs a script even when the install before it has failed, and then on
// the wrong Node.
const major = Number(process.versions.node.split('.')[0]);
if (major < 26) {
  console.error(
    `Node ${process.versions.node} is running this script, but Node 26 was expected from node_modules/.bin/node.`,
  );
  console.error('The install that runs before every script must have failed. Run: npx --yes pnpm@12.21.0 install');
  process.exit(1);
}

// What is made from openapi/ is not in git. Not imported at the top: an older Node cannot read TypeScript.
const { generate } = await import('./generate.ts');
if (!(await generate())) process.exit(1);
