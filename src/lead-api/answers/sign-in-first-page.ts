import type { ApiSite } from '../../api/site/site-file.ts';
import type { JsonObject } from '../request/read-json.ts';
import { hiddenFields } from './correction-page.ts';
import { callLine, escaped, htmlPage } from './html-page.ts';

/** Page for a form that was sent without JavaScript and needs a session: sign-in opens beside it, and the form waits here. */
export function signInFirstPage(path: string, sent: JsonObject, signIn: string, site: ApiSite): Response {
	const body = `<p>Nothing you typed is lost. Sign in on the page that opens beside this one, then come back here and send it.</p>
<p><a href="${escaped(signIn)}" target="_blank" rel="noopener">Sign in (opens a new tab)</a></p>
<form method="post" action="${escaped(path)}">
${hiddenFields(sent)}
<button>I’m signed in: send it</button>
</form>
${callLine(site)}`;
	return htmlPage(403, 'Please sign in first', body, site);
}
