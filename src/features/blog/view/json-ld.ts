import type { Dealer } from '../../../config/complete-dealer.ts';
import { CONTEXT } from '../../../site/json-ld.ts';
import type { PostTeaser } from '../page-data.ts';

/** Structured data of a blog post (schema.org BlogPosting). */
export function blogPosting(
	{ title, summary, day, href, picture }: PostTeaser,
	author: string,
	dealer: Pick<Dealer, 'name' | 'url'>,
	absolute: (path: string) => string,
): object {
	return {
		'@context': CONTEXT,
		'@type': 'BlogPosting',
		headline: title,
		description: summary,
		datePublished: day,
		author: { '@type': 'Person', name: author },
		publisher: { '@type': 'Organization', name: dealer.name, url: `${dealer.url}/` },
		mainEntityOfPage: absolute(href),
		image: picture.url.startsWith('/') ? absolute(picture.url) : picture.url,
	};
}
