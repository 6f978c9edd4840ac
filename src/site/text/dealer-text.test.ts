import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { CHAT_MODEL } from '../../../tests/fixtures/config/chat-model.ts';
import { standardPages } from '../../content/standard-pages.ts';
import { openContext } from '../open/open-context.ts';
import { openSite } from '../open/open-site.ts';
import { textHtml } from './text-html.ts';

/** The standard privacy policy of a dealer, as rendered. */
function policyOf(chat: object): string {
	const site = openSite(aParsedDealer({ lead_api: '/api', features: { chat } }), [], new Map(), new Date(0));
	const [page] = standardPages(['privacy-policy']);
	return textHtml(page?.body ?? '', openContext(site, new Set())).html;
}

test('the privacy policy names the company that runs the chat’s language model among those that see what is typed', () => {
	const policy = policyOf({ answers: true, model: CHAT_MODEL });
	expect(policy).toMatch(/<li>Authorities[^<]*<\/li>\s*<li>Example AI, whose language model/);
	expect(policy).not.toContain('{');
});

test.each([
	['no model', { answers: true }],
	['no answers', { answers: false, model: CHAT_MODEL }],
	[
		'a provider in its place',
		{ answers: true, model: CHAT_MODEL, provider: { name: 'Yarn', script: 'https://chat.example/w.js' } },
	],
])('with %s the privacy policy names no company behind a model', (_, chat) => {
	const policy = policyOf(chat);
	expect(policy).not.toMatch(/language model|\{chat_model\}/);
	expect(policy).toMatch(/<li>Authorities[^<]*<\/li>\s*<\/ul>/);
});
