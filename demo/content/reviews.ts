/** What buyers say: stars | top categories, or * | title | text. {noun} is the thing in lower case. */
export const reviewTable = `
5 | * | Exactly as described | The {noun} arrived two days early and looks just like the pictures. Very happy.
5 | * | Would buy again | Bought one for myself, then a second for my sister. That says it all.
5 | * | Better than expected | For the price I expected less. The details are really well made.
5 | * | A favourite | I use the {noun} every day and still like looking at it.
5 | * | Lovely packaging | No plastic, a handwritten note and a {noun} that does what it should.
5 | * | Worth every cent | I hesitated for weeks. I should not have.
5 | * | Great gift | Gave it to my father, who never likes anything. He likes it.
5 | kitchen | Daily companion | It has been in use every day since it came and cleans up in a minute.
5 | kitchen home | So well made | Heavy in the right places and nothing wobbles.
5 | pantry | Empty in a week | We meant to keep it for guests. There is nothing left to keep.
5 | pantry | Tastes like it should | You can tell that somebody cares. Ordering the bigger one next.
5 | home | Changed the room | A small thing, but the whole corner feels different now.
5 | garden | Does the job | Used it all weekend, washed it off, looks new.
5 | clothing | Fits perfectly | True to size, soft from the first day, and it kept its colour in the wash.
5 | clothing accessories | So many compliments | Three people asked me where it is from.
5 | accessories | Solid and light | Feels like it will be with me for years.
5 | electronics | Simply works | Out of the box, plugged in, done. I did not need the manual.
5 | electronics | Great battery | Charged it on Monday and it is Thursday.
5 | beauty | My skin agrees | No redness, no perfume cloud, and a little goes a long way.
5 | sports | Survived my kids | Left out in the rain twice. Still fine.
5 | sports | Improved my game | At least that is what I tell everyone.
5 | toys | A hit at home | It has not left my daughter's hands since Saturday.
5 | books | Could not put it down | Read it in two evenings, lent it at once.
5 | books | Beautiful paper | No bleed-through even with a wet nib.
5 | music | Wonderful sound | Warm, clear and in tune from the first minute.
4 | * | Very good | Good quality. One star off because delivery took a day longer than promised.
4 | * | Nearly perfect | Love it. I only wish there were more colours to choose from.
4 | * | Happy with it | Does what it says. The box was a bit dented, the {noun} was fine.
4 | * | Good value | Not the cheapest, but you see where the money went.
4 | kitchen home | A bit bigger than I thought | Check the measurements. Otherwise a really nice {noun}.
4 | clothing | Runs a little large | Lovely fabric. I would take one size smaller next time.
4 | accessories | Needs breaking in | Stiff for the first week, great since then.
4 | electronics | Good, short cable | Everything works well. The cable could be longer.
4 | pantry | Lovely, bit sweet | Very good, slightly sweeter than I am used to.
4 | beauty | Nice texture | Sinks in quickly. The scent is a matter of taste.
4 | sports garden | Solid | Well built. Assembly took me longer than five minutes.
4 | toys | Cute and sturdy | Smaller than I pictured, but it has been thrown many times and lives.
4 | books music | Recommended | A good choice for beginners, a little slow in the middle.
3 | * | It is okay | Does its job. I had imagined something a little more special.
3 | * | Fine, not great | The {noun} itself is good, but the colour is darker than on my screen.
3 | * | Average | Neither delighted nor disappointed. Support answered quickly, though.
3 | clothing accessories | Size chart is off | Had to exchange it once. The second one fits.
3 | electronics | Decent | Works, but the app asks for too many permissions, so I use it without.
3 | kitchen home garden | Some small flaws | A tiny scratch underneath. I kept it because nobody sees it.
2 | * | Expected more | After a month it looks older than it should.
2 | * | Not for me | Quality is fine, but it is not what I understood from the description.
2 | clothing accessories | Sent it back | Too tight at the shoulders. The return was easy, I will say that.
2 | electronics | Stopped pairing | Had to reset it three times in the first week.
1 | * | Arrived broken | Came damaged. The shop sent a new one, but I had to wait two weeks.
1 | * | Disappointed | Mine did not last. Perhaps I was unlucky.
`;

export const arabicReviewTable = `
5 | * | ممتاز | وصل قبل الموعد ومطابق تماماً للصور. شكراً لكم.
5 | * | أنصح به | اشتريته لنفسي ثم طلبت واحداً آخر هدية لأختي.
5 | * | جودة عالية | التفاصيل متقنة والسعر مناسب جداً.
5 | * | فوق التوقّعات | لم أتوقّع هذه الجودة بهذا السعر.
5 | pantry | طعم لا يُنسى | نفد خلال أسبوع وسأطلب الحجم الأكبر.
5 | clothing | مقاس مضبوط | القماش ناعم واللون ثابت بعد الغسل.
5 | home kitchen | غيّر شكل المكان | قطعة صغيرة لكنها أضافت دفئاً للبيت.
4 | * | جيد جداً | المنتج رائع، لكن التوصيل تأخّر يوماً.
4 | * | راضٍ عنه | يؤدّي الغرض تماماً، وأتمنى ألواناً أكثر.
4 | electronics | عملي | سهل الإعداد، والسلك قصير قليلاً.
3 | * | لا بأس | المنتج مقبول، وكنت أتوقّع لوناً أفتح.
2 | * | توقّعت أفضل | بعد شهر من الاستعمال بدا أقدم مما ينبغي.
`;
