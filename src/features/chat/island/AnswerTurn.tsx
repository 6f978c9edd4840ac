import { type Passage, quoteOf } from '../../../domain/answers/passage.ts';
import { quoteAddress } from '../../../domain/answers/quote-address.ts';
import type { ChatQuestions } from '../embed/chat-data.ts';
import { REFERRAL_WORDS } from './referral-words.ts';
import type { Turn } from './use-answers.ts';

/** A question and its answer: one line, and quotations that lead to their place. */
export function AnswerTurn({ turn, links }: { turn: Turn; links: ChatQuestions['links'] }) {
	const { question, answer } = turn;
	const link = answer.kind === 'referred' ? links[answer.to] : undefined;
	return (
		<li className="chat__turn">
			<p className="chat__text">
				<span className="vh">You: </span>
				{question}
			</p>
			<p>
				<span className="vh">Answer: </span>
				{lineOf(answer)}
			</p>
			{answer.kind === 'quoted' &&
				answer.quotes.map((quote) => <Quotation key={quoteOf(quote)} {...quote} />)}
			{link && (
				<p>
					<a className="link link--ink" href={link.href} onClick={closePanel}>
						{link.label}
					</a>
				</p>
			)}
		</li>
	);
}

function Quotation(passage: Passage) {
	return (
		<figure className="chat__receipt">
			<blockquote>
				<b>“{quoteOf(passage)}”</b>
			</blockquote>
			<figcaption className="small muted">{passage.from}</figcaption>
			<a className="link small" href={quoteAddress(passage)} onClick={closePanel}>
				See it on the page
			</a>
		</figure>
	);
}

/** The place is behind the panel. */
const closePanel = () => document.querySelector<HTMLElement>('#chat:popover-open')?.hidePopover();

function lineOf(answer: Turn['answer']): string {
	switch (answer.kind) {
		case 'quoted':
			return answer.open.length > 0
				? `${answer.line} I found nothing about “${answer.open.join('”, “')}”.`
				: answer.line;
		case 'referred':
			return REFERRAL_WORDS[answer.to];
		case 'unknown':
			return 'I don’t know. The site doesn’t say, and I won’t guess. Shall I ask the yard?';
		case 'unreachable':
			return 'I can’t read the page’s facts right now. Shall I ask the yard?';
	}
}
