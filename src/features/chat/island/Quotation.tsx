import { type Passage, quoteOf } from '../../../domain/answers/passages/passage.ts';
import { quoteAddress } from '../../../domain/answers/passages/quote-address.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { closePanel } from './close-panel.ts';

/** A sentence or a fact of the site, word for word, with a link to its place. */
export function Quotation(passage: Passage) {
	return (
		<figure className="chat__receipt">
			<blockquote>
				<b>“{quoteOf(passage)}”</b>
			</blockquote>
			<figcaption className="small muted">{passage.from}</figcaption>
			<a className="link small" href={quoteAddress(passage)} onClick={closePanel}>
				See it on the page
				<Icon name="arrow" />
			</a>
		</figure>
	);
}
