import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { controlId, type FieldProblem } from './form-context.ts';

/** What is wrong with a form, above its fields. */
export interface Summary {
	/** What is wrong with the form as a whole; null for nothing. */
	error: string | null;
	problems: readonly (FieldProblem & {
		/** Whether the form has the field, so that the summary can link to it. */
		hasField: boolean;
	})[];
}

/**
 * The list of what must be mended, with a link to each field (ENQUIRY-026; GOV.UK Design System, 'Error summary'). It takes the focus
 * whenever a new summary is given, so that it is read first.
 */
export function ErrorSummary({
	summary,
	heading,
	children,
}: {
	summary: Summary;
	/** Over the list: 'Please fix the following errors:'. */
	heading: string;
	/** What else helps, such as a number to call. */
	children?: ReactNode;
}) {
	const box = useRef<HTMLDivElement>(null);
	const { error, problems } = summary;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new summary takes the focus, also one with the same words.
	useEffect(() => {
		box.current?.focus({ preventScroll: true });
		box.current?.scrollIntoView({ block: 'nearest' });
	}, [summary]);
	return (
		<div className="lead__bad" tabIndex={-1} role={error ? 'alert' : undefined} ref={box}>
			{error && <p className="lead__alert">{error}</p>}
			{problems.length > 0 && (
				<>
					<p className="lead__badTitle">{heading}</p>
					<ul>
						{problems.map(({ field, message, hasField }) => (
							<li key={field + message}>
								{hasField ? (
									<a href={`#${controlId(field)}`} onClick={toField}>
										{message}
									</a>
								) : (
									message
								)}
							</li>
						))}
					</ul>
				</>
			)}
			{children}
		</div>
	);
}

/** Leads to a field without changing the address, which could open a dialog. */
function toField(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	const { hash } = event.currentTarget;
	const control = document.getElementById(decodeURIComponent(hash.slice(1)));
	control?.focus();
	control?.scrollIntoView({ block: 'center' });
}
