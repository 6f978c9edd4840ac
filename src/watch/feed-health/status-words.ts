import type { FeedHealth, FeedRefusal } from '../../stock/health/feed-health.ts';

/** Why a feed as a whole is not used, for the people who send it. */
const REFUSALS: Readonly<Record<FeedRefusal['kind'], string>> = {
	not_fetched:
		'The website could not fetch the feed. Please check that its address, its access key and its server still work.',
	not_readable: 'The website fetched the feed, but it is not a whole file in the agreed format.',
	empty: 'The feed has no vehicles.',
	too_many_left_out: 'Too many rows of the feed have problems, which are listed below.',
	too_few_vehicles:
		'The feed would leave far fewer vehicles on the website than before. If they are really gone, please tell the people who run the website; otherwise send the feed again, complete.',
};

/** The state of a feed: a heading and a sentence. */
export function statusWords({ refusal, counts }: FeedHealth): {
	isUsed: boolean;
	title: string;
	text: string;
} {
	if (refusal)
		return {
			isUsed: false,
			title: 'This feed is not used',
			text: `${REFUSALS[refusal.kind]} ${
				refusal.shown_since
					? 'Until then the website shows the last good feed.'
					: 'The website shows no stock.'
			}`,
		};
	const { left_out, warnings } = counts;
	const rows = left_out === 1 ? '1 row is' : `${left_out} rows are`;
	const values = warnings === 1 ? '1 value is' : `${warnings} values are`;
	if (left_out === 0 && warnings === 0)
		return { isUsed: true, title: 'Everything in this feed is used', text: 'Nothing needs to be mended.' };
	return {
		isUsed: true,
		title: 'This feed is used',
		text: `${[...(left_out ? [`${rows} left out`] : []), ...(warnings ? [`${values} left out or changed`] : [])].join(', and ')}. Below is how to mend that.`,
	};
}

/** Why vehicles of a feed are not shown, for the people who send it. */
export function reasonWords(reason: string): string {
	if (reason.startsWith('left out by ')) return 'of a kind or place that this website does not show';
	if (reason.startsWith('status says ')) return 'with a status that the website does not know (see above)';
	return reason === 'show_on_dealer_website is false' ? 'marked as not for the website' : reason;
}
