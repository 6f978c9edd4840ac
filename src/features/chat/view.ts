import { CHAT_PATH } from '../../paths/chat-path.ts';
import { TRADE_IN_PAGE_PATH } from '../../paths/lead-paths.ts';
import { BOOK_TEST_DRIVE_PATH, CONTACT_PATH } from '../../paths/paths.ts';
import type { SiteContext } from '../../site/context.ts';
import { metaOf } from '../../site/meta.ts';
import type { PageContent } from '../../site/route.ts';
import { stockNoun } from '../../site/text/nouns.ts';
import { dealershipChoice } from '../forms/embed/dealership-choice.ts';
import { isAnswering } from './embed/ask-title.ts';
import type { ChatQuestions } from './embed/chat-data.ts';
import { questionsOfDealer } from './embed/opening-questions.ts';
import { chatData } from './embed/own-chat.ts';

/** The chat about anything at a site (CHAT-001), a page that other pages show as a panel. */
export function chatContent(context: SiteContext): PageContent<'chat'> {
	const { dealer } = context.site;
	const { chat } = dealer.features;
	const { lead_api } = dealer;
	if (!chat || lead_api === null) throw new Error(`${CHAT_PATH} is a page of dealers with a chat`);
	const { one } = stockNoun(dealer);
	const title = isAnswering(chat) ? 'Ask us' : 'Chat with us';
	const [first] = context.shownLocations;
	const data = chatData(context, {
		chat,
		title,
		name: dealer.name,
		location: context.shownLocations.length === 1 && first ? first : null,
		phone: dealer.phone,
		form: dealershipChoice(dealer.dealerships),
		vehicle: null,
		questions: {
			vehicle: null,
			noun: one,
			...(isAnswering(chat) && { suggested: questionsOfDealer(context.site) }),
			api: lead_api,
			links: links(context),
		},
	});
	return {
		meta: metaOf(context, {
			path: CHAT_PATH,
			title,
			description: `Ask ${dealer.name} about its stock, its hours and how it sells.`,
			indexed: false,
			trail: [{ label: title, href: CHAT_PATH }],
		}),
		data: { chat: data },
	};
}

/** The pages that questions about other subjects are referred to, where the site has them. */
function links({ link, shell, site: { dealer } }: SiteContext): ChatQuestions['links'] {
	const linkTo = (label: string, path: string | null) => {
		const href = path === null ? null : link(path);
		return href === null ? null : { label, href };
	};
	const finance = linkTo('Finance', dealer.finance === false ? null : dealer.finance.path);
	const valuation = linkTo('Value my trade-in', TRADE_IN_PAGE_PATH);
	const others = { label: shell.search.label, href: shell.search.href };
	const drive = linkTo('Book a test drive', BOOK_TEST_DRIVE_PATH) ?? linkTo('Contact us', CONTACT_PATH);
	return {
		...(finance && { finance }),
		...(valuation && { valuation }),
		...(drive && { 'test-drive': drive }),
		others,
	};
}
