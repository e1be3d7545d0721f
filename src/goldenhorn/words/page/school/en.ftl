# The way to the lessons and the coach, in English.

page-learn = Learn to play
page-learn-tile = Ten short lessons
page-coach = Coach
page-coach-about = Advises you when you play against bots only
