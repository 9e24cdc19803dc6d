import type { SwitchedTopic, TopicChoice } from "#domain/notification/topic.ts";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "../parts/page.tsx";
import { AccountCard } from "./account-card.tsx";
import { topicName } from "./topic-name.ts";

type TopicsCardProps = { topics: readonly TopicChoice[]; onChoose: (choice: TopicChoice) => void };

/** What the customer hears of, and how; each switch counts at once. */
export function TopicsCard({ topics, onChoose }: TopicsCardProps) {
  const { t } = usePage();
  return (
    <div id="topics" className="scroll-mt-40">
      <AccountCard
        title={t("What we tell you about")}
        text={t("What keeps your account safe and what you have ordered is always confirmed by mail.")}
      >
        <table className="w-full text-start">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="pb-2">
                <span className="sr-only">{t("Topic")}</span>
              </th>
              <th scope="col" className="w-16 px-1 pb-2 text-center text-xs font-medium sm:w-32 sm:text-sm">
                {t("In the shop")}
              </th>
              <th scope="col" className="w-16 px-1 pb-2 text-center text-xs font-medium sm:w-32 sm:text-sm">
                {t("By mail")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {topics.map((choice) => (
              <tr key={choice.topic}>
                <th scope="row" className="py-3 pe-2 text-start font-normal">
                  <span className="block font-semibold">{topicName(t, choice.topic)}</span>
                  <span className="block text-sm text-muted">{explain(t, choice.topic)}</span>
                </th>
                <Switch
                  label={`${topicName(t, choice.topic)}: ${t("In the shop")}`}
                  isOn={choice.isNotified}
                  onSwitch={(isNotified) => onChoose({ ...choice, isNotified })}
                />
                <Switch
                  label={`${topicName(t, choice.topic)}: ${t("By mail")}`}
                  isOn={choice.isMailed}
                  onSwitch={(isMailed) => onChoose({ ...choice, isMailed })}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </AccountCard>
    </div>
  );
}

function Switch({ label, isOn, onSwitch }: { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  return (
    <td className="text-center">
      <label className="inline-flex size-11 items-center justify-center">
        <input
          type="checkbox"
          aria-label={label}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
          className="size-5 accent-primary"
        />
      </label>
    </td>
  );
}

function explain(t: Translate, topic: SwitchedTopic): string {
  switch (topic) {
    case "orders":
      return t("Each step of what you ordered or sent back");
    case "messages":
      return t("When somebody writes to you about an order");
    case "alerts":
      return t("Back in stock and price drops that you asked for");
    case "shops":
      return t("New things and sales of shops that you follow");
    case "news":
      return t("Campaigns and ideas of ours, now and then");
  }
}
