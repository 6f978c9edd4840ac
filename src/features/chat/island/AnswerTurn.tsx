import type { NamedVehicle, QuotedAnswer, Turn } from '../../../domain/answers/answer.ts';
import type { ChatQuestions } from '../embed/chat-data.ts';
import { answerLine, leavesToPerson } from './answer-words.ts';
import { closePanel } from './close-panel.ts';
import { FoundVehicles } from './FoundVehicles.tsx';
import { PhrasedAnswer } from './PhrasedAnswer.tsx';
import { Quotation } from './Quotation.tsx';

interface Props {
	turn: Turn;
	/** The vehicle of the page; null on other pages. */
	page: NamedVehicle | null;
	links: ChatQuestions['links'];
	/** Whether it is the last of the conversation, which the ways on belong to. */
	isLast: boolean;
	ask: (question: string) => void;
	askPerson: () => void;
}

/** A question and its answer: one line, and quotations that lead to their place. */
export function AnswerTurn({ turn, page, links, isLast, ask, askPerson }: Props) {
	const { question, answer } = turn;
	const link = answer.kind === 'referred' ? links[answer.to] : undefined;
	const about = answer.kind === 'quoted' && !isKnown(answer, page) ? answer.about : null;
	return (
		<li className="chat__turn">
			<p className="chat__text">
				<span className="vh">You: </span>
				{question}
			</p>
			<p>
				<span className="vh">Answer: </span>
				{answer.kind === 'unknown' && <b>I don’t know. </b>}
				{about && <b>{about.title}. </b>}
				{answer.kind === 'quoted' && answer.isEnded && 'It is no longer for sale. '}
				{answerLine(answer)}
			</p>
			{answer.kind === 'quoted' && answer.phrased && <PhrasedAnswer sentences={answer.phrased} />}
			{answer.kind === 'quoted' &&
				answer.quotes.map((quote) => <Quotation key={`${quote.label} ${quote.text}`} {...quote} />)}
			{answer.kind === 'stock' && answer.total > 0 && <FoundVehicles answer={answer} />}
			{answer.kind === 'which' && isLast && (
				<div className="chat__chips">
					{answer.options.map(({ slug, title }) => (
						<button type="button" key={slug} onClick={() => ask(`The ${title}`)}>
							{title}
						</button>
					))}
				</div>
			)}
			{link && (
				<p>
					<a className="link link--ink" href={link.href} onClick={closePanel}>
						{link.label}
					</a>
				</p>
			)}
			{isLast && leavesToPerson(answer) && (
				<p>
					<button className="btn btn--1" type="button" onClick={askPerson}>
						Ask the yard
					</button>
				</p>
			)}
		</li>
	);
}

/** Whether it is plain without its title which vehicle an answer is about: the page's own, or one that its line names. */
const isKnown = ({ about, line }: QuotedAnswer, page: NamedVehicle | null): boolean =>
	about === null || about.slug === page?.slug || line.includes(about.title);
