/* global SwaggerUIBundle */

// Swagger UI cleans the Markdown of the document with DOMPurify and hands over a text, which this page alone may make markup of.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (cleaned) => cleaned });

const place = document.getElementById('reference');
const { sessionKey } = place.dataset;

/** The token of whoever is signed in to the application in this browser; undefined where nobody is. */
function storedToken() {
  try {
    return JSON.parse(localStorage.getItem(sessionKey) ?? '{}').token;
  } catch {
    // Without a storage to read, or with something else under that name, readers give a token themselves.
    return undefined;
  }
}

/** The part of the page as a region of that name, below a heading where it has none. */
const region =
  (name, heading) =>
  (Part, { React }) =>
    function Region(props) {
      const above = heading && React.createElement('h2', null, heading);
      return React.createElement('section', { 'aria-label': name }, above, React.createElement(Part, props));
    };

/** Regions for who moves by them, and no choice of a server where there is one. */
const layout = {
  wrapComponents: {
    InfoContainer: region('About'),
    ServersContainer: () => () => null,
    FilterContainer: region('Filter'),
    operations: region('Calls', 'Calls'),
  },
};

const ui = SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  domNode: place,
  plugins: [layout],
  filter: true,
  deepLinking: true,
  showExtensions: true,
  tryItOutEnabled: true,
  // The schemas stand with the calls that use them; and nothing is asked of the maker's validator.
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  onComplete: authorize,
});

/** Sends what is tried in the name of whoever is signed in. The application writes each renewed token. */
function authorize() {
  const token = storedToken();
  if (token) ui.preauthorizeApiKey('accessToken', token);
  else ui.authActions.logout(['accessToken']);
}
addEventListener('storage', ({ key }) => {
  if (key === sessionKey || key === null) authorize();
});

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();
