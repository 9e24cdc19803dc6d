/** What buyers say: stars | top categories, or * | title | text. */
export const reviewTable = `
5 | * | Exactly as described | Arrived two days early and looks just like the pictures. Very happy.
5 | * | Would buy again | Bought it for myself, then again for my sister. That says it all.
5 | * | Better than expected | For the price I expected less. The details are really well made.
5 | * | A favorite | I use it every day and still like looking at it.
5 | * | Lovely packaging | No plastic, a handwritten note, and what was inside was just as nice.
5 | * | Worth every cent | I hesitated for weeks. I should not have.
5 | * | Great gift | Gave it to my father, who never likes anything. He likes it.
5 | kitchen | Daily companion | It has been in use every day since it came and cleans up in a minute.
5 | kitchen | Feels right | Good weight, good balance, and it looks as nice on the table as on the shelf.
5 | kitchen home | So well made | Heavy in the right places and nothing wobbles.
5 | pantry | Empty in a week | We meant to keep it for guests. There is nothing left to keep.
5 | pantry | Tastes like it should | You can tell that somebody cares. Ordering two next time.
5 | pantry | Better than ours | My grandmother asked for the name. That never happens.
5 | home | Changed the room | A small thing, but the whole corner feels different now.
5 | home | Even nicer in person | The pictures are good. The real thing is warmer.
5 | garden | Settled in nicely | Arrived well packed and has been happy by the window since.
5 | garden | Exactly right | Bought it for the balcony, and now I want a second one.
5 | clothing | Fits perfectly | True to size, soft from the first day, and it kept its color in the wash.
5 | clothing accessories | So many compliments | Three people asked me where it is from.
5 | accessories | Solid and light | Feels like it will be with me for years.
5 | electronics | Simply works | Out of the box, plugged in, done. I did not need the manual.
5 | electronics | Built to last | Solid case, nothing rattles, and every screw can be undone.
5 | beauty | My skin agrees | No redness, no perfume cloud, and a little goes a long way.
5 | sports | Survived my kids | They use it more than I do. Still fine.
5 | sports | No more excuses | It stands in the hall now, and I really do use it.
5 | toys | A hit at home | It has not left my daughter's hands since Saturday.
5 | books | Lovely to hold | The paper, the colors, the binding: somebody cared.
5 | books | On its second owner | My sister borrowed it at once. I had to order another.
5 | music | Wonderful sound | Warm, clear and in tune from the first minute.
5 | toys | Not a screen in sight | An hour of quiet on the living room floor. Worth every cent.
4 | * | Very good | Good quality. One star off because delivery took a day longer than promised.
4 | * | Nearly perfect | Love it. I only wish I had ordered it sooner, before the price went up.
4 | * | Happy with it | Does what it says. The box was a bit dented, what was inside was fine.
4 | * | Good value | Not the cheapest, but you see where the money went.
4 | kitchen home | A bit bigger than I thought | Check the measurements. Otherwise really nice.
4 | clothing | Runs a little large | Lovely fabric. I would take one size smaller next time.
4 | accessories | Needs breaking in | A little stiff for the first week, great since then.
4 | electronics | Good, short cable | Everything works well. The cable could be longer.
4 | electronics | Sounds expensive | No regrets. Setting it up took me two tries.
4 | pantry | Lovely | Very good. I only wish the pack were bigger.
4 | beauty | Nice texture | Sinks in quickly. The scent is a matter of taste.
4 | sports garden | Solid | Well made. It came a day late, but well packed.
4 | toys | Cute and sturdy | Smaller than I pictured, but it has been thrown many times and lives.
4 | books music | Recommended | A good choice, and a good gift. I would have liked a little more of it.
3 | * | It is okay | Does its job. I had imagined something a little more special.
3 | * | Fine, not great | Good in itself, but darker than on my screen.
3 | * | Average | Neither delighted nor disappointed. Support answered quickly, though.
3 | clothing | Size chart is off | Had to exchange it once. The second one fits.
3 | electronics | Decent | Works, but I had expected a longer manual.
3 | kitchen home garden | Some small flaws | A tiny scratch underneath. I kept it because nobody sees it.
2 | * | Expected more | After a month it looks older than it should.
2 | * | Not for me | Quality is fine, but it is not what I understood from the description.
2 | clothing | Sent it back | Too tight at the shoulders. The return was easy, I will say that.
2 | electronics | Sent it back | Not loud enough for my office. The return was easy.
1 | * | Arrived broken | Came damaged. The shop sent a new one, but I had to wait two weeks.
1 | * | Disappointed | Mine did not last. Perhaps I was unlucky.
`;

export const arabicReviewTable = `
5 | * | ممتاز | وصل قبل الموعد ومطابق تماماً للصور. شكراً لكم.
5 | * | أنصح به | اشتريته لنفسي ثم طلبت واحداً آخر هدية لأختي.
5 | * | جودة عالية | التفاصيل متقنة والسعر مناسب جداً.
5 | * | فوق التوقّعات | لم أتوقّع هذه الجودة بهذا السعر.
5 | pantry | طعم لا يُنسى | نفد خلال أسبوع وسأطلب المزيد.
5 | clothing | مقاس مضبوط | القماش ناعم واللون ثابت بعد الغسل.
5 | home kitchen | غيّر شكل المكان | قطعة صغيرة لكنها أضافت دفئاً للبيت.
4 | * | جيد جداً | المنتج رائع، لكن التوصيل تأخّر يوماً.
4 | * | راضٍ عنه | يؤدّي الغرض تماماً، وليتني طلبته قبل الآن.
4 | electronics | عملي | سهل الإعداد، والسلك قصير قليلاً.
3 | * | لا بأس | المنتج مقبول، وكنت أتوقّع لوناً أفتح.
2 | * | توقّعت أفضل | بعد شهر من الاستعمال بدا أقدم مما ينبغي.
`;
